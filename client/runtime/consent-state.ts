import type { AnalyticsSettings } from '../../src/domain/site/client-settings.ts';
import { cookieIn } from './cookies.ts';

/** The visitor's answer. `refused` means that the browser sends an opt-out signal. */
export type ConsentState = 'accepted' | 'declined' | 'undecided' | 'refused';

/** The opt-out signals of a browser. Not all browsers support them. */
export interface PrivacySignals {
  readonly doNotTrack?: string | null;
  readonly globalPrivacyControl?: boolean;
}

/**
 * Whether page views may be counted. Determined by the browser's opt-out signals, else by the stored answer, else by
 * the settings.
 */
export function consentState(
  { consentName, optIn, respectDoNotTrack }: AnalyticsSettings,
  { cookies, signals }: { readonly cookies: string; readonly signals: PrivacySignals },
): ConsentState {
  const isRefused = signals.doNotTrack === '1' || signals.globalPrivacyControl === true;
  if (respectDoNotTrack && isRefused) return 'refused';
  const answer = cookieIn(cookies, consentName);
  if (answer === 'accepted' || answer === 'declined') return answer;
  return optIn ? 'undecided' : 'accepted';
}
