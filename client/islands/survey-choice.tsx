import { chooseSurveys, type SurveyChoice } from '../../src/domain/site/survey-choice.ts';
import type { SurveyChoiceProps } from '../../templates/islands/SurveyChoice.tsx';

/** Shows the surveys that the page's query string selects, or a message if there are none. Does not use React. */
export function hydrate(root: Element, { editions, problems }: SurveyChoiceProps): () => void {
  const choice = chooseSurveys(editions, location.search);
  if (choice.kind === 'all') return () => {};
  for (const section of document.querySelectorAll<HTMLElement>('.survey')) section.hidden = !isChosen(section, choice);
  const problem = root.querySelector('[data-survey-problem]');
  if (choice.kind === 'problem') problem?.append(message(problems[choice.code]));
  root.querySelector('[data-survey-all]')?.removeAttribute('hidden');
  return () => {};
}

function isChosen({ id }: Element, choice: SurveyChoice): boolean {
  return choice.kind === 'some' && choice.idents.some((ident) => id === `survey-${ident}`);
}

function message(text: string): HTMLElement {
  const element = document.createElement('p');
  element.className = 'form-errors';
  element.textContent = text;
  return element;
}
