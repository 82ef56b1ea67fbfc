"use client";

import { useEffect, useState } from "react";
import { fill } from "@/lib/content/fill";

/** The copyright line with the year of the visit, which may be years after the site was built. */
export function CopyrightLine({ line, built }: { line: string; built: number }) {
	const [year, setYear] = useState(built);
	useEffect(() => setYear(new Date().getFullYear()), []);
	return <p>{fill(line, { year })}</p>;
}
