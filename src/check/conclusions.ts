/**
 * What was concluded from content, each kept with the questions about it that were asked on the way: a conclusion holds for
 * as long as all of these have the answers that they had. Nobody declares what follows from what.
 */

/** Plain data, so that it can outlive a process. */
export interface Conclusions {
  /** By question, a name of the answer: another answer has another name. */
  readonly answers: ReadonlyMap<string, string>;
  readonly drawn: ReadonlyMap<string, Conclusion>;
}

interface Conclusion {
  /** The state of what it is about. */
  readonly of: string;
  readonly asked: readonly string[];
  readonly value: unknown;
}

export interface Reasoning {
  /**
   * What `work` gives, which is plain data; what it gave before, where what it is about is in the same state and nothing
   * that it asked then has another answer.
   */
  conclude<T>(name: string, work: () => T, of?: string): T;
  /** To be told of each question, before it is answered. */
  ask(question: string): void;
  /** All that was concluded. */
  conclusions(): Conclusions;
}

export const NO_CONCLUSIONS: Conclusions = { answers: new Map(), drawn: new Map() };

/** `answer` names the answer that a question has now. */
export function createReasoning(answer: (question: string) => string, before = NO_CONCLUSIONS): Reasoning {
  const drawn = new Map<string, Conclusion>();
  const answers = new Map<string, string>();
  const standing = new Map<string, boolean>();
  let asked: Set<string> | undefined;
  const answerTo = (question: string): string => {
    const known = answers.get(question) ?? answer(question);
    answers.set(question, known);
    return known;
  };
  const stands = (question: string): boolean => {
    let isSame = standing.get(question);
    if (isSame === undefined) {
      isSame = before.answers.get(question) === answerTo(question);
      standing.set(question, isSame);
    }
    return isSame;
  };
  const draw = (work: () => unknown, of: string): Conclusion => {
    const outer = asked;
    const own = new Set<string>();
    asked = own;
    const value = work();
    asked = outer;
    for (const question of own) answerTo(question);
    return { of, asked: [...own], value };
  };
  return {
    conclude<T>(name: string, work: () => T, of = ''): T {
      const known = before.drawn.get(name);
      const isKnown = known !== undefined && known.of === of && known.asked.every(stands);
      const conclusion = drawn.get(name) ?? (isKnown ? known : draw(work, of));
      drawn.set(name, conclusion);
      if (asked !== undefined) for (const question of conclusion.asked) asked.add(question);
      return conclusion.value as T;
    },
    ask: (question) => void asked?.add(question),
    conclusions: () => ({ answers, drawn }),
  };
}
