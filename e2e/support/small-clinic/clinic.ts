/** The file of the clinic's facts, written by hand where the others are made: tests of the hours edit its lines. */
export const clinicFile = `name: Banyan Clinic
wordmark: Banyan
tagline: Hand & Minor Surgery
blurb: Small operations, explained.
description: A small clinic that exists for tests alone, with two doctors, two menus of treatments and hours.
site: https://www.banyan.example
language: en-IN
phone: +91 20 5555 0100
whatsapp:
  number: +91 20 5555 0101
  greeting: Hello
email: desk@banyan.example
address:
  street: 2 Banyan Lane
  locality: Old Town
  city: Pune
  region: Maharashtra
  postalCode: "411001"
  countryCode: IN
coordinates:
  latitude: 18.5
  longitude: 73.8
maps:
  directions: https://maps.example/to
  place: https://maps.example/at
  embed: https://maps.example/embed
hours:
  week:
    - from: Monday
      to: Saturday
      sessions:
        - { opens: "12:00", closes: "19:00" }
  byAppointment: [Sunday]
emergencies: day and night
hospitals:
  - id: fig
    name: Fig Hospital
    address: 7 Fig Road, Pune 411001
    phone: +91 20 2345 6789
    directions: https://maps.example/fig
    for: Bites and deep cuts
    when: Day and night
social:
  - label: Facebook
    network: facebook
    url: https://www.facebook.com/banyan.example
`;
