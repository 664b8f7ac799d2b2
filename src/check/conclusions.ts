import { packed, unpacked } from '../content/pack.ts';

/**
 * What was concluded from content, each kept with the questions about it that were asked on the way: a conclusion holds for
 * as long as all of these have the answers that they had. Nobody declares what follows from what.
 *
 * Many conclusions are drawn together, with few questions that are wide enough for all of theirs: as long as these have the same
 * answers, none of the many is looked at.
 */

/** Plain data, so that it can outlive a process. */
export interface Conclusions {
  /** By question, a name of the answer: another answer has another name. */
  readonly answers: ReadonlyMap<string, string>;
  readonly drawn: ReadonlyMap<string, Conclusion>;
}

export interface Conclusion {
  /** The state of what it is about. */
  readonly of: string;
  readonly asked: readonly string[];
  readonly value: unknown;
  /** Of many that were drawn together, each, where that is held; packed, where another process left it. */
  readonly within?: Conclusions | Uint8Array;
}

export interface Reasoning {
  /**
   * What `work` gives, which is plain data; what it gave before, where what it is about is in the same state and nothing
   * that it asked then has another answer.
   */
  conclude<T>(name: string, work: () => T, of?: string): T;
  /** The same of work that consists of conclusions: `of` has to name the states of all that they are about. */
  concludeTogether<T>(name: string, work: () => T, of: string): T;
  /** To be told of each question, before it is answered. */
  ask(question: string): void;
  /** All that was concluded. */
  conclusions(): Conclusions;
}

export interface Answers {
  /** Names the answer that a question has now. */
  answer(question: string): string;
  /** A question that has another answer whenever this one has; for many the same. */
  wider(question: string): string;
}

export const NO_CONCLUSIONS: Conclusions = { answers: new Map(), drawn: new Map() };

/** What is concluded beside each other, and what was the last time. */
interface Level {
  readonly before: Conclusions;
  readonly answers: Map<string, string>;
  readonly drawn: Map<string, Conclusion>;
}

function levelAfter(before = NO_CONCLUSIONS): Level {
  return { before, answers: new Map(), drawn: new Map() };
}

/** For the next process: what is within a conclusion is unpacked there only if that does not stand, and left on as it is. */
export function leftConclusions({ answers, drawn }: Conclusions): Conclusions {
  const left = ({ within, ...own }: Conclusion): Conclusion =>
    within === undefined ? own : { ...own, within: within instanceof Uint8Array ? within : packed(within) };
  return { answers, drawn: new Map([...drawn].map(([name, conclusion]) => [name, left(conclusion)])) };
}

function conclusionsWithin({ within }: Partial<Conclusion> = {}): Conclusions | undefined {
  return within instanceof Uint8Array ? (unpacked(within) as Conclusions | undefined) : within;
}

export interface ReasoningOptions {
  readonly before?: Conclusions | undefined;
  /** Of what is drawn together nothing within is held: where the whole does not stand, all of it is drawn again. */
  readonly isCoarse?: boolean;
}

export function createReasoning(
  { answer, wider }: Answers,
  { before = NO_CONCLUSIONS, isCoarse = false }: ReasoningOptions = {},
): Reasoning {
  const known = new Map<string, string>();
  let level = levelAfter(before);
  let asked: Set<string> | undefined;
  const answerTo = (question: string): string => {
    let name = known.get(question);
    if (name === undefined) {
      name = answer(question);
      known.set(question, name);
    }
    return name;
  };
  const stands = (question: string): boolean => level.before.answers.get(question) === answerTo(question);
  /** What `work` gives, with what it asks. */
  const follow = (work: () => unknown): { readonly value: unknown; readonly questions: ReadonlySet<string> } => {
    const outer = asked;
    const questions = new Set<string>();
    asked = questions;
    const value = work();
    asked = outer;
    return { value, questions };
  };
  const draw = (work: () => unknown): Omit<Conclusion, 'of'> => {
    const { value, questions } = follow(work);
    return { asked: [...questions], value };
  };
  const drawTogether = (name: string, work: () => unknown): Omit<Conclusion, 'of'> => {
    const outer = level;
    level = levelAfter(conclusionsWithin(outer.before.drawn.get(name)));
    const { value, questions } = follow(work);
    const { answers, drawn } = level;
    level = outer;
    const together = { asked: [...new Set([...questions].map(wider))], value };
    return isCoarse ? together : { ...together, within: { answers, drawn } };
  };
  const concluded = (name: string, of: string, make: () => Omit<Conclusion, 'of'>): Conclusion => {
    const earlier = level.before.drawn.get(name);
    const isSame = earlier !== undefined && earlier.of === of && earlier.asked.every(stands);
    const conclusion = level.drawn.get(name) ?? (isSame ? earlier : { of, ...make() });
    level.drawn.set(name, conclusion);
    for (const question of conclusion.asked) {
      level.answers.set(question, answerTo(question));
      asked?.add(question);
    }
    return conclusion;
  };
  return {
    conclude: <T>(name: string, work: () => T, of = '') => concluded(name, of, () => draw(work)).value as T,
    concludeTogether: <T>(name: string, work: () => T, of: string) =>
      concluded(name, of, () => drawTogether(name, work)).value as T,
    ask: (question) => void asked?.add(question),
    conclusions: () => ({ answers: level.answers, drawn: level.drawn }),
  };
}
