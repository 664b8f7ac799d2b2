import { allRecordsOf } from '../../content/content-index.ts';
import type { UncheckedRecord } from '../../content/valid-record.ts';
import type { FileChange } from '../../content-edits/content-files.ts';
import { RequestError } from '../../content-edits/errors.ts';
import { identOf, type Named } from '../../content-edits/idents.ts';
import { inAllLanguages } from '../../content-edits/placeholder-content.ts';
import { editYaml } from '../../content-edits/yaml/open-yaml.ts';
import { letterLogos } from '../../pipeline/letter-logos.ts';
import { yamlFile } from './draft-files.ts';
import { draftText } from './draft-text.ts';
import { exampleDay, firstEdition } from './new-edition.ts';
import { nextOrder } from './new-records.ts';
import type { NewScope } from './new-scope.ts';
import { schemaFields, slugIn } from './new-scope.ts';
import { samplesFor } from './samples.ts';

/** Colours that are easy to tell apart, and have enough contrast on light and dark backgrounds. */
const EVENT_COLORS = ['#b8152f', '#2b4fa3', '#1d7a4f', '#8a3fa0', '#b35a00', '#00728a', '#6b6a00', '#a3246e'] as const;

/**
 * The files of a new event: its `event.yaml`, its first edition and its logos. The event is disabled: its address shows
 * only a notice.
 */
export async function newEvent(
  scope: NewScope,
  options: Named & { readonly year?: number },
): Promise<readonly FileChange[]> {
  const ident = identOf(options, slugIn(scope));
  const year = options.year ?? nextYear(scope);
  const events = allRecordsOf(scope.index, 'event');
  if (events.some(({ place }) => place.event === ident)) {
    throw new RequestError(
      `There is an event "${ident}" already.`,
      `conf-site new edition ${year} --event ${ident} adds a year to it`,
      'name-taken',
    );
  }
  const colors = events.map(({ data }) => data.baseColor);
  const color = EVENT_COLORS.find((one) => !colors.includes(one)) ?? EVENT_COLORS[0];
  const data = eventData(scope, { ident, title: options.name, year, color });
  const path = `content/events/${ident}/event.yaml`;
  const facts = { ident, title: options.name, day: exampleDay(year).startDateTime.slice(0, 10) };
  const samples = samplesFor(scope, { kind: 'event', event: ident, data }, facts);
  const draft = draftText(schemaFields('event'), { values: data, sampleOf: samples });
  const text = editYaml(draft, (yaml) =>
    yaml.comment(['description'], 'review: what the event is, in a sentence or two'),
  );
  return [
    yamlFile(scope, { path, kind: 'event', text }),
    firstEdition(scope, { event: ident, year, data }),
    ...Object.entries(await letterLogos({ title: options.name, color }, scope.packageDir)).map(
      ([variant, text]): FileChange => {
        return { kind: 'create', path: `content/media/${logoPath(ident, variant)}`, text };
      },
    ),
  ];
}

/** The first year in which the example day of a new edition is in the future. */
function nextYear(scope: NewScope): number {
  const year = Number(scope.today.slice(0, 4));
  return exampleDay(year).startDateTime.slice(0, 10) > scope.today ? year : year + 1;
}

function eventData(
  scope: NewScope,
  { ident, title, year, color }: { readonly ident: string; title: string; year: number; color: string },
): UncheckedRecord<'event'>['data'] {
  const orders = allRecordsOf(scope.index, 'event').map(({ data }) => data.order);
  const logos = ['favicon', 'full', 'fullLight', 'header', 'selection'];
  return {
    order: orders.length === 0 ? 1 : nextOrder(orders),
    enabled: false,
    lowKey: false,
    visible: false,
    visibleInHeader: false,
    visibleInHistory: false,
    baseUrl: `/${ident}/`,
    title,
    description: inAllLanguages(scope.index, title),
    logos: Object.fromEntries(logos.map((variant) => [variant, logoPath(ident, variant)])),
    baseColor: color,
    currentYear: year,
    years: { [year]: false },
    survey: {},
    options: {},
    externalLinks: {},
    menuItems: sectionExamples(['hero', 'footer', 'about', 'newsletter']),
    sections: sectionExamples(),
    buttons: {},
    multiLanguage: { active: scope.index.languages.length > 1 },
    uiFlags: { themes: { default: 'system', active: ['light', 'dark'] } },
  };
}

function logoPath(ident: string, variant: string): string {
  return `logos/${ident}-${variant.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.svg`;
}

/** The visibility of each section, from the examples of the schema. */
function sectionExamples(without: readonly string[] = []): Readonly<Record<string, unknown>> {
  const sections = schemaFields('defs#sectionVisibility').filter(({ name }) => !without.includes(name));
  return Object.fromEntries(sections.map(({ name, example }) => [name, example]));
}
