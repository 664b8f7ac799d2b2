import type { ScreenPage } from '../../domain/page/page.ts';
import { FOYER_PATH, screenPath } from '../../domain/paths/addresses.ts';
import { screenRooms } from '../links/screen-rooms.ts';
import type { PlanContext } from '../plan-context.ts';
import { plainText } from '../texts.ts';
import { type Draft, type DraftInput, type DraftMaker, draft } from './page-draft.ts';
import { planScreen } from './plan-screen.ts';

/** The screens of the foyer and of all rooms, in the default language. */
export function screenDrafts(context: PlanContext): readonly DraftMaker[] {
  const rooms = context.language.option === context.site.settings.defaultLanguage ? screenRooms(context.site) : [];
  if (rooms.length === 0) return [];
  const { t } = context;
  const foyer = (): Draft =>
    screenDraft(context, FOYER_PATH, {
      title: t('screens:foyer'),
      description: t('screens:foyerDescription'),
      content: planScreen(context),
    });
  return [
    foyer,
    ...rooms.map((scope) => () => {
      const room = plainText(context, scope.room.name);
      const [first, ...others] = new Set(scope.editions.map(({ event }) => event.ident));
      return screenDraft(context, screenPath(scope.room), {
        title: t('screens:room', { room }),
        description: t('screens:roomDescription', { room }),
        content: planScreen(context, scope),
        ...(first === undefined || others.length > 0 ? {} : { event: first }),
      });
    }),
  ];
}

function screenDraft(
  context: PlanContext,
  path: string,
  input: Pick<DraftInput, 'title' | 'description' | 'event'> & { readonly content: ScreenPage },
): Draft {
  const drafted = draft(context, path, {
    ...input,
    template: 'screen',
    indexed: false,
    isCachedOffline: true,
    hasSlices: false,
  });
  // A screen does not follow changes as other pages do: it reloads itself in a break.
  return { ...drafted, live: [] };
}
