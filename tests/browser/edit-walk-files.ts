/**
 * Files of the conference that the walk makes, as somebody wrote them by hand who knows the schemas: their order of keys, block
 * texts, and quotes only where YAML needs them. By path, below the edition or, with a leading `/`, below the root.
 */
export const WRITTEN_BY_HAND: Readonly<Record<string, string>> = {
  'speakers/berg-mia.md': `---
keynote: true
name: Mia
surname: Berg
image: speakers/mia-berg.jpg
position: Keeper of old programs, Kvadrat Studio
social:
  website: https://berg.example/
  mastodon: https://social.example/@mia
---

Mia repairs programs that are older than she is. She collects **last words** of machines:

- the one that only said "ready";
- the one that still waits for a disk.
`,

  'speakers/farber-lena.md': `---
name: Lena
surname: Färber
position: 'Typographer: screens and signs'
---

Lena draws letters for small displays.
`,

  'speakers/bloggs-joan.md': `---
name: Jo
surname: Bloggs
position: Writer
---

Jo writes the manuals that nobody reads until it is too late.
`,

  'sessions/goodbye-world.md': `---
duration: 45
type: talk
language: en
level: intermediate
code: none
title: Goodbye, world
speakers: [bloggs-joan, ashdown-ruth]
---

How to end a program kindly.
`,

  'faq/where-can-i-park.md': `---
order: 40
title: Where can I park?
---

At the station. Ask {contactEmail} if you need a place at the works:

- with a wheelchair,
- with a van.
`,

  '/content/sponsors/nit-cloud.yaml': `name: Nit Cloud
logo:
  src: sponsors/nit-cloud-logo.svg
  alt: Nit Cloud
url: https://nit-cloud.example/
description: >-
  Servers that stay where they are, in a cellar below the weir, where the river cools them: nobody has had to restart
  one since the mill was closed.
`,

  'schedule.yaml': `# One entry after the other. Times follow from durations; \`startsAt\` sets one.
entries:
  - special: registration
    startsAt: '10:00'
    title: Doors and breakfast
    doNotEvaluate: true
    skipOnSurvey: true
  - special: opening
    title: Opening
    doNotEvaluate: true
    skipOnSurvey: true
  - session: the-program-that-nobody-may-restart
  - break: coffee
    title: Coffee
    sponsorName: Kvadrat Studio
  - tracks:
      building:
        - session: less-code
        - session: letters-for-ten-pixels
        - session: errors-for-children
      running:
        - session: alarms-by-ear
        - session: reading-a-tape-from-1979
        - session: measure-then-move
  - break: lunch
    lunch: true
    room: yard
    title: Lunch in the yard
    description: Soup, bread, and whatever the market had that morning. Without meat, unless you ask for some.
  - tracks:
      building:
        - session: a-bug-with-a-birthday
        - session: bread-and-releases
      running:
        - session: tides-and-timetables
        - session: on-breaking-things
  - break: coffee
    title: Coffee and cake
    sponsorName: Kvadrat Studio
  - session: goodbye-world
  - break: pause
    title: Lemonade
  - special: closing
    title: Closing
    duration: 15
    doNotEvaluate: true
    skipOnSurvey: true
  - special: afterParty
    room: yard
    title: Evening under lanterns
    startsAt: '18:00'
    description: Lemonade, wine, and the one song that the yard's old speaker still plays.
    doNotEvaluate: true
    skipOnSurvey: true
`,

  'tickets.yaml': `# Tickets of one \`group\` follow each other: one ends where the next begins. A date alone as \`endDate\` counts to its end.
tickets:
  - ident: early
    icon: early
    title: Early
    remark: For those who trust us before the programme is complete.
    ticketingSystem: { categoryName: Early, maxAvailable: 40 }
    price: 95
    group: standard
    listed: true
    available: true
    limited: true
    special: false
    startDate: 2026-11-16
    endDate: 2027-06-13
    access: { conference: true, goodies: true, breakfast: true, lunch: true, snacks: true, after: true }
  - ident: regular
    icon: regular
    title: Regular
    remark: All talks, all meals, and the evening in the yard.
    ticketingSystem: { categoryName: Regular, maxAvailable: 80 }
    price: 140
    group: standard
    listed: true
    available: true
    limited: true
    special: false
    startDate: 2027-06-14
    endDate: 2027-08-19
    access: { conference: true, goodies: true, breakfast: true, lunch: true, snacks: true, after: true }
  - ident: supporter
    icon: supporter
    title: Supporter
    remark: 'Pays for a student: thank you!'
    price: 260.5
    listed: true
    available: true
    limited: false
    special: false
    access:
      conference: true
      lunch: true
      extra_supporter: true
`,
};
