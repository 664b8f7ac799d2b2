import { defined } from '../domain/defined.ts';
import type { Shown } from '../domain/page/page.ts';
import type { SiteWindow, WindowStretch } from '../domain/site/site-changes.ts';
import type { Instant } from '../domain/time/timeline.ts';
import { type Embargoed, embargoed } from '../model/model-context.ts';
import { liveWindows } from '../plan/list-windows.ts';
import type { CheckedSite } from './check.ts';
import { planChecked } from './plan.ts';
import { type Era, erasFrom, newsIdent } from './site-changes.ts';

/** An instant before everything in the content. */
const EVER: Instant = Date.UTC(1, 0) / 1000;

/**
 * Everything that changes over time on a site, past and future, whether browsers change it or a rebuild does. It
 * assumes that the site always had its present content, apart from embargoes. The same thing on several pages is listed
 * once. Empty if the content has errors.
 */
export async function siteWindows(checked: CheckedSite): Promise<readonly SiteWindow[]> {
  const { plan, site } = await planChecked(checked, { at: EVER });
  if (plan === undefined || site === undefined) return [];
  const embargoes = embargoed({ index: checked.index, zone: site.settings.timeZone, at: EVER });
  const eras = await erasFrom(checked, { plan, at: EVER, embargoes });
  const overTime = throughEras(eras.flatMap(windowsOf));
  return [...oncePerThing(overTime.filter(isChanging)), ...embargoes.map(embargoWindow)];
}

function isChanging({ stretches }: SiteWindow): boolean {
  return stretches.some(({ from, until }) => from !== null || until !== null);
}

/** The windows in the plan of an era, cut at the ends of the era. */
function windowsOf({ plan, from, until }: Era): readonly SiteWindow[] {
  const fed = plan.feedNews.map(
    ({ id, event, title, shown }): SiteWindow => ({
      key: `feed ${id}`,
      kind: 'rebuild',
      part: 'feed entry',
      ident: newsIdent(id),
      title,
      event,
      stretches: shown,
      pages: [],
      slices: [],
    }),
  );
  return [...liveWindows(plan), ...fed].map((window) => ({
    ...window,
    stretches: window.stretches.flatMap((stretch) => within(stretch, from, until)),
  }));
}

function within(stretch: WindowStretch, start: Instant, end: Instant): readonly WindowStretch[] {
  const from = start === EVER ? stretch.from : Math.max(start, stretch.from ?? start);
  const until = end === Number.POSITIVE_INFINITY ? stretch.until : Math.min(end, stretch.until ?? end);
  return from !== null && until !== null && from >= until ? [] : [{ ...stretch, from, until }];
}

/** Joins the stretches of each thing across all eras. */
function throughEras(windows: readonly SiteWindow[]): readonly SiteWindow[] {
  const byKey = new Map<string, SiteWindow>();
  for (const window of windows) {
    const found = byKey.get(window.key);
    byKey.set(window.key, { ...window, stretches: window.stretches.reduce(withStretch, found?.stretches ?? []) });
  }
  return [...byKey.values()];
}

function withStretch(all: readonly WindowStretch[], next: WindowStretch): readonly WindowStretch[] {
  const last = all.at(-1);
  if (last === undefined || last.until !== next.from || last.value !== next.value) return [...all, next];
  return [...all.slice(0, -1), { ...last, until: next.until }];
}

/** Merges the windows of a thing at several places, if they are equal. */
function oncePerThing(windows: readonly SiteWindow[]): readonly SiteWindow[] {
  const byThing = new Map<string, SiteWindow>();
  for (const window of windows) {
    const { kind, part, ident, title, event, stretches, slices } = window;
    const key = JSON.stringify([slices.length > 0 ? 'slice' : (event ?? ''), kind, part, ident, title, stretches]);
    const found = byThing.get(key);
    byThing.set(key, found === undefined ? window : alsoAt(found, window));
  }
  return [...byThing.values()];
}

function alsoAt({ event, ...found }: SiteWindow, other: SiteWindow): SiteWindow {
  return {
    ...found,
    ...(event === undefined || event !== other.event ? {} : { event }),
    pages: [...new Set([...found.pages, ...other.pages])],
    slices: [...new Set([...found.slices, ...other.slices])],
  };
}

function embargoWindow({ at, kind, ident, event }: Embargoed): SiteWindow {
  const shown: Shown = [{ from: at, until: null }];
  return defined({
    key: `embargo ${event ?? ''} ${kind} ${ident}`,
    kind: 'rebuild',
    part: kind,
    ident,
    event,
    stretches: shown,
    pages: [],
    slices: [],
  }) as SiteWindow;
}
