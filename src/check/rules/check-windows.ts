import { type ContentRecord, field, listIn } from '../../content/content-index.ts';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import { phaseTimeline, type Visibility, visibilityWindow } from '../../domain/time/phase.ts';
import { and, constant, during, isNever, type Window } from '../../domain/time/timeline.ts';
import type { CheckScope } from '../check-scope.ts';
import type { EditionPlace } from '../edition-place.ts';
import { currentEditions, type EditionScope, keysOf, momentIn, settingOf, spanOf } from '../edition-scope.ts';
import { atKey, atValue, type UnplacedFinding } from '../finding-at.ts';

/**
 * Checks what is enabled but can never be seen. Adds the warnings `never-shown` for a button or footer link whose date limit
 * and phases never coincide, for a text in a section that is switched off, and for a promotion without a ticket on sale;
 * and `menu-without-section` for a menu item of a section that is switched off.
 */
export function checkWindows(place: EditionPlace, scope: CheckScope): readonly Finding[] {
  return currentEditions(scope, place).flatMap((editionScope) => [
    ...buttons(editionScope),
    ...extraTexts(editionScope),
    ...menuItems(editionScope),
  ]);
}

function buttons(editionScope: EditionScope): readonly Finding[] {
  const forced = settingOf(editionScope, ['forcedButtons'])?.value;
  return keysOf(editionScope, 'buttons').flatMap((name) => {
    const button = settingOf(editionScope, ['buttons', name]);
    if (button === undefined || (Array.isArray(forced) && forced.includes(name))) return [];
    if (!neverMeet(editionScope, button.value)) return [];
    return [atValue(button.record, ['buttons', name, 'dateLimit'], neverShown(`The button "${name}"`, button.value))];
  });
}

/** Checks the links in the footer of the whole site against the current edition of the main event. */
export function checkFooterLinks(site: ContentRecord, scope: CheckScope): readonly Finding[] {
  const event = field(site.document.data, 'product');
  if (site.place.kind !== 'site' || typeof event !== 'string') return [];
  const [editionScope] = currentEditions(scope, { event });
  if (editionScope === undefined) return [];
  return listIn(field(site.document.data, 'footer'), 'links').flatMap((link, at) => {
    if (!neverMeet(editionScope, link)) return [];
    const pointer = ['footer', 'links', String(at), 'dateLimit'];
    return [atValue(site, pointer, neverShown(`The link "${field(link, 'ident')}"`, link))];
  });
}

/** Whether the phases and the date limit of something visible never coincide. */
function neverMeet(editionScope: EditionScope, shown: unknown): boolean {
  const span = spanOf(editionScope);
  const visible = field(shown, 'visible') ?? true;
  const limit = field(field(editionScope.edition.document.data, 'dateLimits'), String(field(shown, 'dateLimit')));
  if (span === undefined || limit === undefined || visible === false) return false;
  const window = windowOf(field(limit, 'from'), field(limit, 'to'), editionScope.zone);
  const phases = visibilityWindow(visible as Visibility, phaseTimeline(span.startsAt, span.endsAt));
  return window !== undefined && isNever(and(window, phases));
}

function neverShown(name: string, shown: unknown): UnplacedFinding {
  const phases = [field(shown, 'visible')].flat().join(' and ');
  return {
    code: 'never-shown',
    severity: 'warning',
    message: `${name} never shows: its date limit "${field(shown, 'dateLimit')}" is not open ${phases} the event.`,
    hint: 'change when it is visible, name another date limit, or write "visible: false"',
  };
}

function extraTexts(editionScope: EditionScope): readonly Finding[] {
  return listIn(editionScope.edition.document.data, 'extraContent').flatMap((text, at) => {
    const location = String(field(text, 'location'));
    if (isOn(editionScope, location)) return [];
    return [
      atValue(editionScope.edition, ['extraContent', String(at), 'location'], {
        code: 'never-shown',
        severity: 'warning',
        message: `The text "${field(text, 'ident')}" never shows: the section "${location}" is switched off.`,
        hint: `put it into another section, or switch "${location}" on under "sections"`,
      }),
    ];
  });
}

function menuItems(editionScope: EditionScope): readonly Finding[] {
  return keysOf(editionScope, 'menuItems').flatMap((section) => {
    const item = settingOf(editionScope, ['menuItems', section]);
    if (item === undefined || item.value === false || isOn(editionScope, section)) return [];
    return [
      atKey(item.record, ['menuItems', section], {
        code: 'menu-without-section',
        severity: 'warning',
        message: `The menu has an item for the section "${section}", which is switched off.`,
        hint: `write "${section}: false" here, or switch it on under "sections"`,
      }),
    ];
  });
}

/** The hero and the footer are shown by default. */
function isOn(editionScope: EditionScope, section: string): boolean {
  const value = settingOf(editionScope, ['sections', section])?.value ?? (section === 'hero' || section === 'footer');
  return value !== false;
}

/** Reports promotions for tickets that are not on sale at that time. */
export function checkPromotions(record: ContentRecord, scope: CheckScope): readonly Finding[] {
  if (record.place.kind !== 'tickets') return [];
  const { zone } = scope;
  const tickets = listIn(record.document.data, 'tickets');
  const saleOf = (name: unknown): Window | undefined => {
    const ticket = tickets.find((one) => field(one, 'ident') === name);
    if (ticket === undefined) return undefined;
    if (field(ticket, 'listed') !== true || field(ticket, 'available') !== true) return constant(false);
    return windowOf(field(ticket, 'startDate'), field(ticket, 'endDate'), zone);
  };
  return listIn(record.document.data, 'promotions').flatMap((promotion, at) => {
    const own = windowOf(field(promotion, 'startDate'), field(promotion, 'endDate'), zone);
    const sales = listIn(promotion, 'tickets').map(saleOf);
    if (own === undefined || !sales.every((sale) => sale !== undefined && isNever(and(own, sale)))) return [];
    return [
      atValue(record, ['promotions', String(at), 'startDate'], {
        code: 'never-shown',
        severity: 'warning',
        message: `The promotion "${field(promotion, 'ident')}" never shows: none of its tickets is listed and on sale at that time.`,
        hint: 'correct its dates, or "listed", "available" or the dates of its tickets',
      }),
    ];
  });
}

/** Undefined if a date is invalid or the end does not come after the start, which other rules report. */
function windowOf(from: unknown, to: unknown, zone: string): Window | undefined {
  const start = from === undefined ? null : momentIn(from, 'start', zone);
  const end = to === undefined ? null : momentIn(to, 'deadline', zone);
  if (start === undefined || end === undefined || (start !== null && end !== null && end <= start)) return undefined;
  return during(start, end);
}
