import { type ContentRecord, field, listIn } from '../../content/content-index.ts';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import { atKey, atValue } from '../finding-at.ts';

/**
 * Checks settings and questions whose parts contradict each other. Adds `levels-out-of-order`, `theme-not-active`,
 * `number-signs-equal`, `question-without-answer`, and the warning `question-answers-twice`.
 */
export function checkChoices(record: ContentRecord): readonly Finding[] {
  return RULES[record.place.kind]?.(record) ?? [];
}

type Rule = (record: ContentRecord) => readonly Finding[];

const RULES: Readonly<Partial<Record<ContentRecord['place']['kind'], Rule>>> = {
  site: (site) => [...levels(site), ...surveyLevels(site), ...themes(site, ['themes'])],
  event: (event) => themes(event, ['uiFlags', 'themes']),
  languages: numberSigns,
  survey: questions,
};

/** The default percentage from which a level applies. */
const FILLED: Readonly<Record<number, number>> = { 1: 0, 2: 50, 3: 80, 4: 100 };

function levels(site: ContentRecord): readonly Finding[] {
  const list = listIn(site.document.data, 'availabilityLevels').map((item, at) => {
    const level = Number(field(item, 'level'));
    const from = field(item, 'from');
    return {
      level,
      from: Number(from ?? FILLED[level]),
      pointer: ['availabilityLevels', String(at)],
      field: from === undefined ? 'level' : 'from',
    };
  });
  return list.flatMap((one, at) => {
    const before = list.slice(0, at);
    const same = before.find((other) => other.level === one.level);
    const wrong = before.find((other) => (other.level < one.level ? other.from >= one.from : other.from <= one.from));
    if (same === undefined && wrong === undefined) return [];
    const message =
      same === undefined
        ? `Level ${one.level} begins at ${one.from} per cent and level ${wrong?.level} at ${wrong?.from}.`
        : `There is a level ${one.level} already.`;
    return [outOfOrder(site, [...one.pointer, same === undefined ? one.field : 'level'], message)];
  });
}

const COMPLETION = ['veryLow', 'low', 'nice', 'good', 'great'];

function surveyLevels(site: ContentRecord): readonly Finding[] {
  const list = listIn(site.document.data, 'surveyCompletion').map((item) => ({
    ident: String(field(item, 'ident')),
    from: Number(field(item, 'from')),
  }));
  const rank = (ident: string): number => COMPLETION.indexOf(ident);
  return list.flatMap((one, at) => {
    const wrong = list
      .slice(0, at)
      .find(
        (other) =>
          other.ident !== one.ident &&
          (rank(other.ident) < rank(one.ident) ? other.from >= one.from : other.from <= one.from),
      );
    if (wrong === undefined) return [];
    const message = `"${one.ident}" begins at ${one.from} per cent and "${wrong.ident}" at ${wrong.from}.`;
    return [outOfOrder(site, ['surveyCompletion', String(at), 'from'], message)];
  });
}

function outOfOrder(site: ContentRecord, pointer: readonly string[], message: string): Finding {
  const hint = 'a higher level has to begin at a higher percentage';
  return atValue(site, pointer, { code: 'levels-out-of-order', severity: 'error', message, hint });
}

function themes(record: ContentRecord, pointer: readonly string[]): readonly Finding[] {
  const value = pointer.reduce(field, record.document.data);
  const theme = field(value, 'default');
  const active = listIn(value, 'active');
  if (typeof theme !== 'string' || theme === 'system' || active.includes(theme)) return [];
  return [
    atValue(record, [...pointer, 'default'], {
      code: 'theme-not-active',
      severity: 'error',
      message: `New visitors get the theme "${theme}", which is not active.`,
      hint: `add it to "active", or use ${active.map((one) => `"${one}"`).join(' or ')}`,
    }),
  ];
}

function numberSigns(languages: ContentRecord): readonly Finding[] {
  return listIn(languages.document.data, 'languages').flatMap((language, at) => {
    const number = field(language, 'number');
    const group = field(number, 'group');
    if (group !== field(number, 'decimal')) return [];
    return [
      atValue(languages, ['languages', String(at), 'number', 'group'], {
        code: 'number-signs-equal',
        severity: 'error',
        message: `"${group}" separates both decimals and thousands, so 1${group}500 is ambiguous.`,
        hint: 'use a different separator for each',
      }),
    ];
  });
}

function questions(survey: ContentRecord): readonly Finding[] {
  return ['visitors', 'speakers'].flatMap((list) =>
    listIn(survey.document.data, list).flatMap((question, at) => {
      const answers = ['stars', 'boolean', 'options'].filter(
        (name) => ![undefined, false].includes(field(question, name) as false),
      );
      const hasText = field(question, 'comment') === true || field(question, 'comment_opt') === true;
      const pointer = [list, String(at)];
      if (answers.length === 0 && !hasText) {
        const message = `The question "${field(question, 'ident')}" accepts no answer.`;
        const hint = 'add "stars: true", "boolean: true", "options:" or "comment: true"';
        return [
          atValue(survey, [...pointer, 'ident'], { code: 'question-without-answer', severity: 'error', message, hint }),
        ];
      }
      if (answers.length < 2) return [];
      const message = `The question "${field(question, 'ident')}" asks for ${answers.join(' and ')}, and only ${answers[0]} would show.`;
      const hint = 'keep one of them, or ask two questions';
      return [
        atKey(survey, [...pointer, answers[1] as string], {
          code: 'question-answers-twice',
          severity: 'warning',
          message,
          hint,
        }),
      ];
    }),
  );
}
