import type { ImportedLink } from './imported-programme.ts';
import { linkKind } from './link-kind.ts';
import { keyOf, type Loose, lineOf, recordsIn } from './loose-values.ts';
import { importedLink } from './person-links.ts';
import type { ReadingNotes } from './reading-notes.ts';

/** Answers to an organiser's own questions: those that are addresses become links of their session, the rest stays out. */
export function readAnswers(
  data: Loose,
  notes: ReadingNotes,
): (session: Loose, title: string) => readonly ImportedLink[] {
  const questions = new Map(
    recordsIn(data['questions']).map((question) => [keyOf(question['id']), lineOf(question['question'])]),
  );
  return (session, of) => {
    const answers = recordsIn(session['questionAnswers']).flatMap((answer): readonly ImportedLink[] => {
      const question = questions.get(keyOf(answer['questionId'])) ?? 'Question that is not in the export';
      const value = lineOf(answer['answerValue']);
      if (value === undefined) return [];
      if (!/^https?:\/\//i.test(value)) {
        notes.add('left-out', 'Answers that are no links were left out, to the question', question);
        return [];
      }
      notes.add('guessed', 'Links of sessions were taken from answers to the question', question);
      const link = importedLink({ title: question, url: value, kind: linkKind(`${question} ${value}`) }, { of, notes });
      return link === undefined ? [] : [link];
    });
    const own = ['liveUrl', 'recordingUrl'].flatMap((name): readonly ImportedLink[] => {
      const title = name === 'liveUrl' ? 'Live stream' : 'Recording';
      const link = importedLink({ title, url: session[name], kind: 'recording' }, { of, notes });
      return link === undefined ? [] : [link];
    });
    return firstOfEach([...own, ...answers]);
  };
}

function firstOfEach(links: readonly ImportedLink[]): readonly ImportedLink[] {
  return links.filter(({ url }, at) => links.findIndex((link) => link.url === url) === at);
}
