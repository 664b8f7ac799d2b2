import { isOf, type ValidRecord } from '../../content/valid-record.ts';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import type { Themes } from '../../domain/site/content-types.ts';
import { atKey, atValue, type UnplacedFinding } from '../finding-at.ts';

/**
 * Checks settings and questions whose parts contradict each other. Adds `levels-out-of-order`, `theme-not-active`,
 * `number-signs-equal`, `question-without-answer`, and the warning `question-answers-twice`.
 */
export function checkChoices(record: ValidRecord): readonly Finding[] {
  if (isOf(record, 'site')) return [...levels(record), ...surveyLevels(record), ...siteThemes(record)];
  if (isOf(record, 'event')) return eventThemes(record);
  if (isOf(record, 'languages')) return numberSigns(record);
  return isOf(record, 'survey') ? questions(record) : [];
}

/** The default percentage from which a level applies. */
const FILLED: Readonly<Record<number, number>> = { 1: 0, 2: 50, 3: 80, 4: 100 };

function levels(site: ValidRecord<'site'>): readonly Finding[] {
  const list = site.data.availabilityLevels.map(({ level, from }, at) => ({
    level,
    from: Number(from ?? FILLED[level]),
    pointer: ['availabilityLevels', String(at)] as const,
    field: from === undefined ? ('level' as const) : ('from' as const),
  }));
  return list.flatMap((one, at) => {
    const before = list.slice(0, at);
    const same = before.find((other) => other.level === one.level);
    const wrong = before.find((other) => (other.level < one.level ? other.from >= one.from : other.from <= one.from));
    if (same === undefined && wrong === undefined) return [];
    const message =
      same === undefined
        ? `Level ${one.level} begins at ${one.from} per cent and level ${wrong?.level} at ${wrong?.from}.`
        : `There is a level ${one.level} already.`;
    const pointer = [...one.pointer, same === undefined ? one.field : 'level'] as const;
    return [atValue(site, pointer, outOfOrder(message))];
  });
}

const COMPLETION = ['veryLow', 'low', 'nice', 'good', 'great'];

function surveyLevels(site: ValidRecord<'site'>): readonly Finding[] {
  const list = site.data.surveyCompletion;
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
    return [atValue(site, ['surveyCompletion', String(at), 'from'], outOfOrder(message))];
  });
}

function outOfOrder(message: string): UnplacedFinding {
  const hint = 'a higher level has to begin at a higher percentage';
  return { code: 'levels-out-of-order', severity: 'error', message, hint };
}

function siteThemes(site: ValidRecord<'site'>): readonly Finding[] {
  const { themes } = site.data;
  return isActive(themes) ? [] : [atValue(site, ['themes', 'default'], notActive(themes))];
}

function eventThemes(event: ValidRecord<'event'>): readonly Finding[] {
  const { themes } = event.data.uiFlags;
  return isActive(themes) ? [] : [atValue(event, ['uiFlags', 'themes', 'default'], notActive(themes))];
}

function isActive({ default: theme, active }: Themes): boolean {
  return theme === 'system' || active.includes(theme);
}

function notActive({ default: theme, active }: Themes): UnplacedFinding {
  return {
    code: 'theme-not-active',
    severity: 'error',
    message: `New visitors get the theme "${theme}", which is not active.`,
    hint: `add it to "active", or use ${active.map((one) => `"${one}"`).join(' or ')}`,
  };
}

function numberSigns(record: ValidRecord<'languages'>): readonly Finding[] {
  return record.data.languages.flatMap(({ number: { group, decimal } }, at) => {
    if (group !== decimal) return [];
    return [
      atValue(record, ['languages', String(at), 'number', 'group'], {
        code: 'number-signs-equal',
        severity: 'error',
        message: `"${group}" separates both decimals and thousands, so 1${group}500 is ambiguous.`,
        hint: 'use a different separator for each',
      }),
    ];
  });
}

function questions(survey: ValidRecord<'survey'>): readonly Finding[] {
  return (['visitors', 'speakers'] as const).flatMap((list) =>
    survey.data[list].flatMap((question, at) => {
      const { ident } = question;
      const [first, second, ...more] = (['stars', 'boolean', 'options'] as const).filter(
        (name) => question[name] !== undefined && question[name] !== false,
      );
      const hasText = question.comment === true || question.comment_opt === true;
      const pointer = [list, String(at)] as const;
      if (first === undefined && !hasText) {
        const message = `The question "${ident}" accepts no answer.`;
        const hint = 'add "stars: true", "boolean: true", "options:" or "comment: true"';
        return [
          atValue(survey, [...pointer, 'ident'], { code: 'question-without-answer', severity: 'error', message, hint }),
        ];
      }
      if (second === undefined) return [];
      const answers = [first, second, ...more].join(' and ');
      const message = `The question "${ident}" asks for ${answers}, and only ${first} would show.`;
      const hint = 'keep one of them, or ask two questions';
      return [
        atKey(survey, [...pointer, second], { code: 'question-answers-twice', severity: 'warning', message, hint }),
      ];
    }),
  );
}
