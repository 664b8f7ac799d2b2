import type { ReactNode } from 'react';
import { useText } from '../../render/environment.tsx';
import { useAddress, useProblemTexts } from '../../render/use-problem-texts.ts';
import { Island } from '../Island.tsx';

const TOKEN = { name: 'token', parameter: 'token', label: 'token', pattern: '[A-Za-z0-9_\\-]{16,128}' };
const TEAM = { name: 'teamId', parameter: 'team', label: 'team-id', pattern: '[A-Za-z0-9_\\-]{8,64}' };

/** The kinds of links in e-mails: the operation that each calls, and the codes in the link. */
const LINK_KINDS = {
  newsletter: { operation: 'confirmSubscription', codes: [TOKEN] },
  team: { operation: 'confirmTeam', codes: [TEAM, TOKEN] },
  seats: { operation: 'giveBackSeats', codes: [TOKEN] },
} as const;

export interface ConfirmationViewProps {
  readonly of: keyof typeof LINK_KINDS;
  /** The address of the form that caused the e-mail. */
  readonly form: string;
  /** The address to continue to. */
  readonly onward: string;
}

/** The button that confirms the link of an e-mail. Renders nothing if the site has no API. */
export function ConfirmationView({ of, form, onward }: ConfirmationViewProps): ReactNode {
  const t = useText();
  const { operation, codes } = LINK_KINDS[of];
  const address = useAddress(operation);
  const problem = useProblemTexts(operation);
  if (address === undefined) return null;
  const words = {
    lead: t('forms:confirm.lead'),
    without: t('forms:confirm.without'),
    submit: t(`forms:confirm.${of}`),
    sending: t('forms:sending'),
    slow: t('forms:slow'),
    again: t('forms:again'),
    done: {
      title: t(of === 'seats' ? 'forms:confirm.seatsTitle' : 'forms:confirm.doneTitle'),
      text: t(`forms:confirm.done.${of}`),
    },
    problem,
  };
  const ways = {
    form: { href: form, title: t('forms:confirm.toForm') },
    onward: { href: onward, title: t('forms:confirm.onward') },
  };
  const labelled = codes.map((code) => ({ ...code, label: t(`forms:confirm.${code.label}`) }));
  return <Island name="confirmation" on="visible" props={{ address, codes: labelled, words, ways }} />;
}
