import { field } from '../../content/content-index.ts';
import { isOf, type ValidRecord } from '../../content/valid-record.ts';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import type { ButtonRecord, DateLimit, FooterLink, SectionVisibility } from '../../domain/site/content-types.ts';
import { salesWindowOf } from '../../domain/site/ticket-links.ts';
import { phaseTimeline, visibilityWindow } from '../../domain/time/phase.ts';
import { and, constant, isNever, type Window } from '../../domain/time/timeline.ts';
import type { CheckScope } from '../check-scope.ts';
import type { EditionPlace } from '../edition-place.ts';
import { currentEditions, type EditionScope, editionsIn, keysOf, settingOf, spanOf } from '../edition-scope.ts';
import { atKey, atValue, type UnplacedFinding } from '../finding-at.ts';
import { isHeld, saleWindow, ticketPlace, windowOf } from '../sale-windows.ts';

/**
 * Checks what is enabled but can never be seen. Adds the warnings `never-shown` for a button or footer link whose date limit
 * and phases never coincide, or that leads to tickets and is visible only while none are sold, for a text in a section that is switched off, and for a promotion without a ticket on sale;
 * and `menu-without-section` for a menu item of a section that is switched off.
 */
export function checkWindows(place: EditionPlace, scope: CheckScope): readonly Finding[] {
  return currentEditions(scope, place).flatMap((editionScope) => [
    ...buttons(editionScope, scope),
    ...extraTexts(editionScope),
    ...menuItems(editionScope),
  ]);
}

function buttons(editionScope: EditionScope, scope: CheckScope): readonly Finding[] {
  const forced = settingOf(editionScope, ({ forcedButtons }) => forcedButtons)?.value ?? [];
  return keysOf(editionScope, 'buttons').flatMap((name) => {
    const button = settingOf(editionScope, ({ buttons }) => field(buttons, name) as ButtonRecord | undefined);
    if (button === undefined || forced.includes(name)) return [];
    const hidden = neverShown(`The button "${name}"`, button.value, { editionScope, scope });
    return hidden === undefined ? [] : [atValue(button.record, ['buttons', name, hidden.key], hidden.finding)];
  });
}

/** Checks the links in the footer of the whole site against the current edition of the main event. */
export function checkFooterLinks(site: ValidRecord, scope: CheckScope): readonly Finding[] {
  if (!isOf(site, 'site')) return [];
  const [editionScope] = currentEditions(scope, { event: site.data.product });
  if (editionScope === undefined) return [];
  return site.data.footer.links.flatMap((link, at) => {
    const hidden = neverShown(`The link "${link.ident}"`, link, { editionScope, scope });
    return hidden === undefined ? [] : [atValue(site, ['footer', 'links', String(at), hidden.key], hidden.finding)];
  });
}

type Shown = Pick<ButtonRecord | FooterLink, 'visible' | 'dateLimit' | 'url'>;

/**
 * What is wrong with something visible that never shows, and the key that it is about: its phases and its date limit never
 * coincide, or it leads to tickets and these are sold at other times. Undefined if it shows, and while no ticket is for sale.
 */
function neverShown(
  name: string,
  { visible = true, dateLimit, url }: Shown,
  { editionScope, scope }: { readonly editionScope: EditionScope; readonly scope: CheckScope },
): { readonly key: 'dateLimit' | 'url'; readonly finding: UnplacedFinding } | undefined {
  const span = spanOf(editionScope);
  const limit = field(editionScope.edition.data.dateLimits, String(dateLimit)) as DateLimit | undefined;
  const open = limit === undefined ? constant(true) : windowOf(limit.from, limit.to, editionScope.zone);
  if (span === undefined || open === undefined || visible === false) return undefined;
  const window = and(open, visibilityWindow(visible, phaseTimeline(span.startsAt, span.endsAt)));
  const phases = [visible].flat().join(' and ');
  if (limit !== undefined && isNever(window)) {
    return neverWith(
      'dateLimit',
      `${name} never shows: its date limit "${dateLimit}" is not open ${phases} the event.`,
    );
  }
  const place = ticketPlace(editionScope, scope);
  const sales = place === undefined ? constant(true) : salesWindowOf(url, [place]);
  if (isNever(sales) || isNever(window) || !isNever(and(window, sales))) return undefined;
  return neverWith('url', `${name} never shows: it leads to tickets, and none are sold while it is visible.`);
}

function neverWith<K extends string>(key: K, message: string): { readonly key: K; readonly finding: UnplacedFinding } {
  const hint = `change when it is visible, ${key === 'url' ? '' : 'name another date limit, '}or write "visible: false"`;
  return { key, finding: { code: 'never-shown', severity: 'warning', message, hint } };
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

/** Reports promotions for tickets that are not on sale at that time, of an edition that takes place. */
export function checkPromotions(record: ValidRecord, scope: CheckScope): readonly Finding[] {
  if (!isOf(record, 'tickets')) return [];
  const zone = scope.zoneOf(record.place);
  const { tickets, promotions = [] } = record.data;
  const [editionScope] = editionsIn(scope, record.place);
  if (editionScope === undefined || !isHeld(editionScope)) return [];
  const saleOfTicket = (name: string): Window | undefined => {
    const ticket = tickets.find(({ ident }) => ident === name);
    return ticket && saleWindow(ticket, record, editionScope);
  };
  return promotions.flatMap((promotion, at) => {
    const own = windowOf(promotion.startDate, promotion.endDate, zone);
    const sales = promotion.tickets.map(saleOfTicket);
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
