import { defined } from '../../domain/defined.ts';
import type { ExtraText } from '../../domain/page/page.ts';
import { isNeverShown } from '../../domain/page/shown.ts';
import type { SectionKind } from '../../domain/site/section-kinds.ts';
import type { Edition } from '../../domain/site/site.ts';
import { shown } from '../from-the-build.ts';
import type { PlanContext, Values } from '../plan-context.ts';
import { markup, phrase } from '../texts.ts';

/** The texts that an edition adds to a section, the hero or the footer. Texts whose window has ended are left out. */
export function planExtraTexts(
  context: PlanContext,
  edition: Edition,
  { kind, values }: { readonly kind: SectionKind; readonly values: Values },
): readonly ExtraText[] {
  return edition.extraTexts
    .filter((text) => text.location === kind)
    .map((text) =>
      defined({
        ident: text.ident,
        title: text.title && phrase(context, text.title, values),
        text: markup(context, text.text, 3, values),
        shown: shown(context, text.window),
      }),
    )
    .filter((text) => !isNeverShown(text.shown));
}
