import { field } from '../../content/content-index.ts';
import { isOf, type ValidRecord } from '../../content/valid-record.ts';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import type { ButtonRecord, DateLimit, FooterLink, SectionVisibility } from '../../domain/site/content-types.ts';
import { phaseTimeline, visibilityWindow } from '../../domain/time/phase.ts';
import { and, constant, isNever, type Window } from '../../domain/time/timeline.ts';
import type { CheckScope } from '../check-scope.ts';
import type { EditionPlace } from '../edition-place.ts';
import { currentEditions, type EditionScope, editionsIn, keysOf, settingOf, spanOf } from '../edition-scope.ts';
import { atKey, atValue, type UnplacedFinding } from '../finding-at.ts';
import { salesOf, windowOf } from '../sale-windows.ts';

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
  const forced = settingOf(editionScope, ({ forcedButtons }) => forcedButtons)?.value ?? [];
  return keysOf(editionScope, 'buttons').flatMap((name) => {
    const button = settingOf(editionScope, ({ buttons }) => field(buttons, name) as ButtonRecord | undefined);
    if (button === undefined || forced.includes(name) || !neverMeet(editionScope, button.value)) return [];
    return [atValue(button.record, ['buttons', name, 'dateLimit'], neverShown(`The button "${name}"`, button.value))];
  });
}

/** Checks the links in the footer of the whole site against the current edition of the main event. */
export function checkFooterLinks(site: ValidRecord, scope: CheckScope): readonly Finding[] {
  if (!isOf(site, 'site')) return [];
  const [editionScope] = currentEditions(scope, { event: site.data.product });
  if (editionScope === undefined) return [];
  return site.data.footer.links.flatMap((link, at) => {
    if (!neverMeet(editionScope, link)) return [];
    const pointer = ['footer', 'links', String(at), 'dateLimit'] as const;
    return [atValue(site, pointer, neverShown(`The link "${link.ident}"`, link))];
  });
}

type Shown = Pick<ButtonRecord | FooterLink, 'visible' | 'dateLimit'>;

/** Whether the phases and the date limit of something visible never coincide. */
function neverMeet(editionScope: EditionScope, { visible = true, dateLimit }: Shown): boolean {
  const span = spanOf(editionScope);
  const limit = field(editionScope.edition.data.dateLimits, String(dateLimit)) as DateLimit | undefined;
  if (span === undefined || limit === undefined || visible === false) return false;
  const window = windowOf(limit.from, limit.to, editionScope.zone);
  const phases = visibilityWindow(visible, phaseTimeline(span.startsAt, span.endsAt));
  return window !== undefined && isNever(and(window, phases));
}

function neverShown(name: string, { visible, dateLimit }: Shown): UnplacedFinding {
  const phases = [visible].flat().join(' and ');
  return {
    code: 'never-shown',
    severity: 'warning',
    message: `${name} never shows: its date limit "${dateLimit}" is not open ${phases} the event.`,
    hint: 'change when it is visible, name another date limit, or write "visible: false"',
  };
}

function extraTexts(editionScope: EditionScope): readonly Finding[] {
  return (editionScope.edition.data.extraContent ?? []).flatMap(({ ident, location }, at) => {
    if (isOn(editionScope, location)) return [];
    return [
      atValue(editionScope.edition, ['extraContent', String(at), 'location'], {
        code: 'never-shown',
        severity: 'warning',
        message: `The text "${ident}" never shows: the section "${location}" is switched off.`,
        hint: `put it into another section, or switch "${location}" on under "sections"`,
      }),
    ];
  });
}

function menuItems(editionScope: EditionScope): readonly Finding[] {
  return keysOf(editionScope, 'menuItems').flatMap((section) => {
    const item = settingOf(editionScope, ({ menuItems }) => menuItems?.[section]);
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
function isOn(editionScope: EditionScope, section: keyof SectionVisibility): boolean {
  const value =
    settingOf(editionScope, ({ sections }) => sections?.[section])?.value ??
    (section === 'hero' || section === 'footer');
  return value !== false;
}

/** Reports promotions for tickets that are not on sale at that time. */
export function checkPromotions(record: ValidRecord, scope: CheckScope): readonly Finding[] {
  if (!isOf(record, 'tickets')) return [];
  const zone = scope.zoneOf(record.place);
  const { tickets, promotions = [] } = record.data;
  const [editionScope] = editionsIn(scope, record.place);
  const open = (editionScope && salesOf(editionScope)) ?? constant(true);
  const saleOf = (name: string): Window | undefined => {
    const ticket = tickets.find(({ ident }) => ident === name);
    if (ticket === undefined) return undefined;
    if (!ticket.listed || !ticket.available) return constant(false);
    const own = windowOf(ticket.startDate, ticket.endDate, zone);
    return own && and(own, open);
  };
  return promotions.flatMap((promotion, at) => {
    const own = windowOf(promotion.startDate, promotion.endDate, zone);
    const sales = promotion.tickets.map(saleOf);
    if (own === undefined || !sales.every((sale) => sale !== undefined && isNever(and(own, sale)))) return [];
    return [
      atValue(record, ['promotions', String(at), 'startDate'], {
        code: 'never-shown',
        severity: 'warning',
        message: `The promotion "${promotion.ident}" never shows: none of its tickets is listed and on sale at that time.`,
        hint: 'correct its dates, or "listed", "available" or the dates of its tickets',
      }),
    ];
  });
}
