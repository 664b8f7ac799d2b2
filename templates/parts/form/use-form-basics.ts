import { useText } from '../../render/environment.tsx';
import type { FormBasics } from './form-scope.tsx';

/** The words of forms in the page's language: at the build only, for islands as props. */
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
