import type { Form } from '../../../src/domain/page/page-forms.ts';
import { FORMS } from '../../../src/domain/site/api-contract.ts';
import type { FormTexts, PlaceTexts, SeatTexts, TeamTexts } from '../../islands/form/form-texts.ts';
import { useText } from '../../render/environment.tsx';
import { useProblemTexts } from '../../render/use-problem-texts.ts';
import { useFormBasics } from './use-form-basics.ts';

/** The texts of a form's island in the page's language, which are passed as props. */
export function useFormTexts({ name }: Pick<Form, 'name'>): FormTexts {
  const t = useText();
  const basics = useFormBasics();
  const problem = useProblemTexts(FORMS[name].operation);
  const [team, seats, places] = [useTeamTexts(), useSeatTexts(), usePlaceTexts()];
  return {
    ...basics,
    incomplete: t('errors:general.incomplete'),
    check: t('forms:check'),
    sending: t('forms:sending'),
    slow: t('forms:slow'),
    again: t('forms:again'),
    restored: t('forms:restored'),
    sent: {
      title: t('forms:sent.title'),
      stored: t('forms:sent.stored'),
      'awaiting-confirmation': t('forms:sent.awaiting-confirmation'),
      'awaiting-approval': t('forms:sent.awaiting-approval'),
    },
    problem,
    ...(name === 'team' ? { team, places } : {}),
    ...(name === 'workshops' ? { seats } : {}),
  };
}

function useTeamTexts(): TeamTexts {
  const t = useText();
  return {
    add: t('forms:teamForm.add'),
    remove: t('forms:teamForm.remove', { number: '{number}' }),
    count: t('forms:teamForm.members', { number: '{count}' }),
  };
}

function usePlaceTexts(): PlaceTexts {
  const t = useText();
  const numbers = { left: '{left}', maximum: '{maximum}' };
  return { few: t('forms:places.few', numbers), full: t('forms:places.full', numbers) };
}

function useSeatTexts(): SeatTexts {
  const t = useText();
  return {
    excluded: t('forms:seats.excluded', { title: '{title}' }),
    failed: t('errors:availability.failed'),
    missing: t('errors:availability.missing'),
  };
}
