import type { AnalyticsSettings } from '../../src/domain/site/client-settings.ts';
import { countPage, stopCounting } from './analytics/count-pages.ts';
import { consentState } from './consent-state.ts';
import { setCookie } from './cookies.ts';
import { settings } from './load-queries.ts';
import type { PagePart } from './page-part.ts';

/**
 * Asks for consent to count page views until there is an answer, and counts the page if that is allowed. A button in
 * the footer shows the answer and lets visitors change it. Only the answer is stored, and no third party is contacted
 * before consent.
 */
export const startConsent: PagePart = (leaving) => {
  const box = document.querySelector<HTMLElement>('[data-consent]');
  if (box === null) return;
  void settings().then((loaded) => {
    if (loaded?.analytics !== undefined && !leaving.aborted) manageConsent(box, loaded.analytics, leaving);
  });
};

function manageConsent(box: HTMLElement, service: AnalyticsSettings, signal: AbortSignal): void {
  const button = document.querySelector<HTMLElement>('[data-consent-button]');
  let isReopened = false;

  /** Applies the visitor's answer. The box stays open for visitors who have not answered. */
  const apply = (): void => {
    const state = consentState(service, { cookies: document.cookie, signals: navigator });
    box.dataset['consent'] = state;
    box.hidden = state !== 'undecided';
    if (state === 'accepted') countPage(service);
    else stopCounting(service);
  };
  const reopen = (): void => {
    isReopened = true;
    box.hidden = false;
    box.focus();
  };
  const answer = ({ target }: Event): void => {
    if (!(target instanceof HTMLButtonElement)) return;
    if (target.value !== '') setCookie(service.consentName, target.value, service.cookieMaxAge);
    apply();
    if (isReopened) button?.focus({ preventScroll: true });
    isReopened = false;
  };

  button?.addEventListener('click', reopen, { signal });
  box.addEventListener('click', answer, { signal });
  apply();
}
