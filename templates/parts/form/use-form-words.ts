import { FORMS } from '../../../src/domain/api-contract.ts';
import type { Form } from '../../../src/domain/page-forms.ts';
import type { FormWords, PlaceWords, SeatWords, TeamWords } from '../../islands/form/form-words.ts';
import { useText } from '../../render/environment.tsx';
import { useProblemWords } from '../../render/problem-words.ts';
import { useFormBasics } from './use-form-basics.ts';

/** The texts of a hydrated form, passed to its island as props at the build. */
export function useFormWords({ name }: Pick<Form, 'name'>): FormWords {
  const t = useText();
  const basics = useFormBasics();
  const problem = useProblemWords(FORMS[name].operation);
  const [team, seats, places] = [useTeamWords(), useSeatWords(), usePlaceWords()];
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

function useTeamWords(): TeamWords {
  const t = useText();
  return {
    add: t('forms:teamForm.add'),
    remove: t('forms:teamForm.remove', { number: '{number}' }),
    count: t('forms:teamForm.members', { number: '{count}' }),
  };
}

function usePlaceWords(): PlaceWords {
  const t = useText();
  const numbers = { left: '{left}', maximum: '{maximum}' };
  return { few: t('forms:places.few', numbers), full: t('forms:places.full', numbers) };
}

function useSeatWords(): SeatWords {
  const t = useText();
  return {
    excluded: t('forms:seats.excluded', { title: '{title}' }),
    failed: t('errors:availability.failed'),
    missing: t('errors:availability.missing'),
  };
}
