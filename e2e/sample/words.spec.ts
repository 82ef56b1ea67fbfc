import { expect, test } from "@playwright/test";
import { select } from "hast-util-select";
import { content, pageAt, tidy, words } from "@/e2e/support/site";

const { clinic } = content;

test("The form's messages are those of the specification", () => {
	const { errors, success, failure } = words.booking.form;
	expect(errors).toMatchObject({
		name: "Name is required",
		email: "Valid email is required",
		phone: "Enter 10-digit phone number",
		date: "Select appointment date",
	});
	expect(success).toBe("Appointment request sent successfully!");
	expect(failure).toBe("Failed to send. Please try again!");
});

test("The booking page has the specification's heading and subheading", () => {
	expect(content.booking.heading).toBe("Book an Appointment");
	expect(content.booking.subheading).toMatch(/fast, friendly.*expert care/i);
});

test("Buttons and the not-found page say what the specification has them say", () => {
	expect(words.common).toMatchObject({
		bookAppointment: "Book Appointment",
		bookAnAppointment: "Book an Appointment",
		knowMore: "Know More...",
	});
	expect(words.notFound).toMatchObject({ heading: "Oops! Page Not Found", backHome: "Back to Home" });
	expect([words.treatment.show, words.treatment.hide]).toEqual(["Show", "Hide"]);
	expect(words.beforeAfter.viewDetails).toBe("View Details");
});

test("The footer says what the clinic is, when it is open, and that emergencies are served day and night by telephone", () => {
	expect(clinic.blurb).toMatch(/experienced doctors.*modern facilities.*patient-first approach/i);
	expect(clinic.hours).toMatchObject({
		week: [{ from: "Monday", to: "Saturday", sessions: [{ opens: "12:00", closes: "19:00" }] }],
		byAppointment: ["Sunday"],
	});
	expect(clinic.emergencies).toBe("by telephone, 24 x 7");
	const footer = select("footer", pageAt("/").root);
	expect(footer && tidy(footer)).toContain("Emergencies: by telephone, 24 x 7. Life in danger: 108");
	expect(clinic.social.map(({ network }) => network)).toEqual(["facebook", "instagram"]);
});
