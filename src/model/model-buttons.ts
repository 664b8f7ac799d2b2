import type { EventRecord } from '../domain/site/content-types.ts';
import type { SectionKind } from '../domain/site/section-kinds.ts';
import type { Button, DateLimit } from '../domain/site/site.ts';
import { isTicketAnchor, salesWindowOf, type TicketPlace } from '../domain/site/ticket-links.ts';
import { type Phase, visibilityWindow } from '../domain/time/phase.ts';
import { and, constant, type Timeline, type Window } from '../domain/time/timeline.ts';
import type { Merged } from './merged.ts';
import type { Windows } from './model-windows.ts';

interface ButtonRules {
  /** Idents of buttons that show whatever their own visibility says. */
  readonly forced: readonly string[];
  readonly phases: Timeline<Phase>;
  readonly dateLimits: Readonly<Record<string, DateLimit>>;
  readonly sections: Windows;
  readonly tickets: TicketPlace;
}

/**
 * An edition's buttons in content order. A button's window is limited by its date limit, by the section of the page that it
 * leads to, and by the sales of tickets if it leads to these.
 */
export function modelButtons(
  buttons: Merged<EventRecord>['buttons'],
  { forced, phases, dateLimits, sections, tickets }: ButtonRules,
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
      window: and(visible, limit ?? constant(true), sectionOf(data.url, sections), salesWindowOf(data.url, [tickets])),
    };
  });
}

function sectionOf(url: string, sections: Windows): Window {
  if (!url.startsWith('#')) return constant(true);
  return sections[isTicketAnchor(url) ? 'tickets' : (url.slice(1) as SectionKind)] ?? constant(true);
}
