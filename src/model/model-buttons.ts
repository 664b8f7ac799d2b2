import type { EventRecord } from '../domain/site/content-types.ts';
import type { SectionKind } from '../domain/site/section-kinds.ts';
import type { Button, DateLimit } from '../domain/site/site.ts';
import type { Sales } from '../domain/site/ticket-sales.ts';
import { type Phase, visibilityWindow } from '../domain/time/phase.ts';
import { and, constant, map, type Timeline, type Window } from '../domain/time/timeline.ts';
import type { Merged } from './merged.ts';
import type { Windows } from './model-windows.ts';

interface ButtonRules {
  /** Idents of buttons that show whatever their own visibility says. */
  readonly forced: readonly string[];
  readonly phases: Timeline<Phase>;
  readonly dateLimits: Readonly<Record<string, DateLimit>>;
  readonly sections: Windows;
  /** Whether one can buy a ticket. */
  readonly sales: Timeline<Sales['kind']>;
  /** The address of the ticket shop. */
  readonly shop: string | undefined;
}

/**
 * An edition's buttons in content order. A button's window is limited by its date limit, by the section of the page that it
 * leads to, and by the sales of tickets if it leads to these.
 */
export function modelButtons(
  buttons: Merged<EventRecord>['buttons'],
  { forced, phases, dateLimits, sections, ...tickets }: ButtonRules,
): readonly Button[] {
  return Object.entries(buttons).map(([ident, data]) => {
    const isForced = forced.includes(ident);
    const visible = isForced ? constant(true) : visibilityWindow(data.visible, phases);
    const limit = data.dateLimit === undefined ? undefined : dateLimits[data.dateLimit]?.window;
    return {
      ident,
      title: data.title,
      url: data.url,
      external: data.external ?? false,
      hollow: data.hollow ?? false,
      hollowOnHero: data.hollowOnHero ?? data.hollow ?? false,
      wide: data.wide ?? false,
      floating: data.floatingSpecial ?? false,
      linkInFooter: data.linkInFooter ?? false,
      onHero: isForced || (data.visibleOnHero ?? true),
      heroClasses: data.extraClassesOnHero ?? [],
      window: and(visible, limit ?? constant(true), sectionOf(data.url, sections), salesOf(data.url, tickets)),
    };
  });
}

/** The shop is linked while it sells. The section also says when it begins to. */
function salesOf(url: string, { sales, shop }: Pick<ButtonRules, 'sales' | 'shop'>): Window {
  if (url === '{ticketsLink}' || url === shop) return map(sales, (kind) => kind === 'on-sale');
  return url === '#tickets' ? map(sales, (kind) => kind === 'on-sale' || kind === 'later') : constant(true);
}

function sectionOf(url: string, sections: Windows): Window {
  if (!url.startsWith('#')) return constant(true);
  return sections[url.slice(1) as SectionKind] ?? constant(true);
}
