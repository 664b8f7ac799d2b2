import { allRecordsOf } from '../content/content-index.ts';
import { defined } from '../domain/defined.ts';
import type { EventRecord } from '../domain/site/content-types.ts';
import type { SiteEvent } from '../domain/site/site.ts';
import type { ModelEdition } from './edition-memo.ts';
import type { Merged } from './merged.ts';
import { image, type ModelContext, mediaSource, modelled } from './model-context.ts';
import { modelEdition, type SharedInput } from './model-edition.ts';
import { modelLink, ticketPlace } from './model-links.ts';
import { modelEventPages } from './model-pages.ts';

export interface EventsInput extends SharedInput {
  readonly modelOne: ModelEdition;
}

/** All events by their `order`, each with its editions, newest first. */
export function modelEvents(context: ModelContext, input: EventsInput): readonly SiteEvent[] {
  return modelled(context, 'event')
    .map(({ record, data }) => ({
      order: data.order,
      event: modelEvent(context, input, { ident: record.place.event as string, data }),
    }))
    .sort((a, b) => a.order - b.order)
    .map(({ event }) => event);
}

function modelEvent(
  context: ModelContext,
  input: EventsInput,
  { ident, data }: { readonly ident: string; readonly data: Merged<EventRecord> },
): SiteEvent {
  const years = allRecordsOf(context.index, 'edition', { event: ident }).map((record) => record.place.year as number);
  const editions = years
    .sort((a, b) => b - a)
    .map((year) =>
      input.modelOne({ event: ident, year }, (own) => modelEdition(own, input, { event: ident, data, year })),
    );
  const current = editions.find(({ year }) => year === data.currentYear);
  const { logos } = data;
  const logo = (src: string) => ({
    ...image(context, { src, alt: data.title }),
    ...mediaSource(context, src),
  });
  return defined({
    ident,
    enabled: data.enabled,
    visible: data.visible,
    lowKey: data.lowKey,
    visibleInHeader: data.visibleInHeader,
    visibleInHistory: data.visibleInHistory,
    path: data.baseUrl,
    title: data.title,
    tagline: data.tagline,
    description: data.description,
    logos: {
      favicon: logo(logos.favicon),
      full: logo(logos.full),
      fullLight: logo(logos.fullLight),
      header: logo(logos.header),
      selection: logo(logos.selection),
    },
    baseColor: data.baseColor,
    menu: data.menu?.map((link) => modelLink(link, current, ticketPlace(data.baseUrl, current))),
    themes: data.uiFlags.themes,
    pages: modelEventPages(context, ident),
    isMultiLanguage: data.multiLanguage.active,
    editions,
    currentYear: data.currentYear,
    yearsHeld: yearsOf(data.years),
    surveyYears: yearsOf(data.survey),
  });
}

/** The years whose value is true, ascending. */
function yearsOf(years: Readonly<Record<string, boolean | undefined>>): readonly number[] {
  return Object.entries(years)
    .filter(([, yes]) => yes === true)
    .map(([year]) => Number(year))
    .sort((a, b) => a - b);
}
