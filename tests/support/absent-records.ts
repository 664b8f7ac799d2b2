import type { ContentCopy } from './content-copy.ts';

/**
 * Records of Meander 2027 that do not exist for visitors at the build: invisible ones, ones under embargo, and what
 * belongs to them. Each has a word of its own in its name and its texts.
 */

const EDITION = 'content/events/meander/2027';
const EVENT = 'content/events/meander/event.yaml';
const STATES = { invisible: 'visible: false', embargoed: 'embargo: 2027-03-20T10:00' };
const KINDS = ['speaker', 'session', 'sponsor', 'news', 'faq', 'testimonial'] as const;

/** The words of all of them. No published file may contain one. */
export const ABSENT_RECORDS: readonly string[] = [
  ...Object.keys(STATES).flatMap((state) => KINDS.map((kind) => state + kind)),
  'embargoedasset',
  'assetofembargoed',
  'changeofembargoed',
  'unlistedticket',
  'invisiblebutton',
  'hiddensection',
];

export function addAbsentRecords(copy: ContentCopy): void {
  for (const [state, field] of Object.entries(STATES)) addRecords(copy, { state, field });
  copy.edit(`${EDITION}/edition.yaml`, '[vrbik]', '[vrbik, invisiblesponsor, embargoedsponsor]');
  copy.edit(`${EDITION}/schedule.yaml`, '  - break: coffee\n', `${ENTRIES}  - break: coffee\n`);
  copy.edit(`${EDITION}/tickets.yaml`, 'promotions:\n', `${TICKET}promotions:\n${PROMOTION}`);
  copy.edit(EVENT, 'buttons:\n', `buttons:\n${BUTTON}`);
  copy.edit(EVENT, 'sections: {', 'sections: { news: true, testimonials: false,');
  copy.write(
    `${EDITION}/testimonials/hiddensection.yaml`,
    `speaker: false\nname: Vera\ndescription: ${inTwo('hiddensection')}\ntext: ${inTwo('hiddensection')}\n`,
  );
  copy.write(`${EDITION}/assets/quiet-forms.yaml`, `${STATES.embargoed}\n${assets('embargoedasset')}`);
  copy.write(`${EDITION}/assets/embargoedsession.yaml`, assets('assetofembargoed'));
  copy.write(
    `${EDITION}/changes/changeofembargoed.yaml`,
    `at: 2027-02-20T10:00\nkind: cancelled\nentry: embargoedsession\ntext: ${inTwo('changeofembargoed')}\n`,
  );
}

const ENTRIES = `\
  - session: embargoedsession
  - session: invisiblesession
  - special: panel
    title: { en: A panel, hr: Panel }
    moderators: [embargoedspeaker-toma, invisiblespeaker-toma]
`;

const TICKET = `\
  - ident: unlistedticket
    icon: regular
    title: { en: The unlistedticket, hr: Hrvatski unlistedticket }
    price: 77
    listed: false
    available: true
    limited: false
    special: false
    startDate: 2027-02-01
    endDate: 2027-03-15
    access: { conference: true }
`;

const PROMOTION = `\
  - ident: less-for-unlistedticket
    title: { en: Less for the unlistedticket, hr: Jeftiniji unlistedticket }
    percent: 10
    tickets: [unlistedticket]
    startDate: 2027-03-01
    endDate: 2027-03-07
`;

const BUTTON = `\
  invisiblebutton:
    title: { en: The invisiblebutton, hr: Hrvatski invisiblebutton }
    url: https://invisiblebutton.example/
    external: true
    visible: false
    visibleOnHero: true
    linkInFooter: true
`;

/** A record of each kind in a state, which `field` gives it. */
function addRecords(copy: ContentCopy, { state, field }: { readonly state: string; readonly field: string }): void {
  const [speaker, session, sponsor, news, faq, testimonial] = KINDS.map((kind) => state + kind) as readonly string[];
  const markdown = (data: string, word = ''): string => `---\n${field}\n${data}\n---\n\nText of ${word}.\n`;
  for (const word of [speaker, sponsor])
    copy.write(`content/media/${word}.svg`, copy.read('content/media/sponsors/vrbik.svg'));
  copy.write(
    `${EDITION}/speakers/${speaker}-toma.md`,
    markdown(
      `name: Toma\nsurname: ${capital(speaker)}\nposition: ${inTwo(speaker)}\nimage: ${speaker}.svg\nformerSlugs: [was-${speaker}]`,
      speaker,
    ),
  );
  copy.write(
    `${EDITION}/sessions/${session}.md`,
    markdown(
      `type: talk\nduration: 40\nlanguage: en\nlevel: novice\ncode: light\ntitle: ${inTwo(session)}\nspeakers: [brezic-toma]\nformerSlugs: [was-${session}]`,
      session,
    ),
  );
  copy.write(
    `content/sponsors/${sponsor}.yaml`,
    `${field}\nname: ${capital(sponsor)}\nlogo: { src: ${sponsor}.svg, alt: ${inTwo(sponsor)} }\nurl: https://${sponsor}.example\n`,
  );
  copy.write(
    `${EDITION}/news/${news}.md`,
    markdown(`when: 2027-02-01\ntitle: ${inTwo(news)}\nshort: ${inTwo(news)}`, news),
  );
  copy.write(`${EDITION}/faq/${faq}.md`, markdown(`order: 20\ntitle: ${inTwo(faq)}`, faq));
  const quote = `description: ${inTwo(testimonial)}\ntext: ${inTwo(testimonial)}`;
  copy.write(
    `${EDITION}/testimonials/${testimonial}.yaml`,
    `${field}\norder: 10\nspeaker: false\nname: ${capital(testimonial)}\n${quote}\n`,
  );
}

function assets(word: string): string {
  return `items:\n  - kind: slides\n    title: ${inTwo(word)}\n    url: https://${word}.example/\n`;
}

/** A text in both languages of the site. */
export function inTwo(word = ''): string {
  return `{ en: The ${word}, hr: Hrvatski ${word} }`;
}

function capital(word = ''): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
