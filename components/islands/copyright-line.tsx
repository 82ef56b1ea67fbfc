"use client";

import { useEffect, useState } from "react";
import { fill } from "@/lib/text/fill";

/** The copyright line with the year of the visit, which may be years after the site was built. */
export function CopyrightLine({ words, clinic, built }: { words: string; clinic: string; built: number }) {
	const [year, setYear] = useState(built);
	useEffect(() => setYear(new Date().getFullYear()), []);
	return <p>{fill(words, { clinic, year })}</p>;
}
