import { useText } from '../../render/environment.tsx';
import type { FormBasics } from './form-scope.tsx';

/** The texts that all forms have, in the page's language. Only at the build; islands get them as props. */
export function useFormBasics(): FormBasics {
  const t = useText();
  return {
    optional: t('forms:optional'),
    legend: t('forms:legend'),
    choose: t('forms:choose'),
    noStars: t('forms:noStars'),
    extraTitle: t('forms:fields.extraTitle'),
    notConnected: t('forms:notConnected'),
  };
}
