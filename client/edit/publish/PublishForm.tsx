import { useState } from 'react';
import type { Unpublished } from '../../../src/domain/edit.ts';
import type { PublishTexts } from '../texts/publish.ts';

interface PublishFormProps {
  readonly id: string;
  readonly unpublished: Extract<Unpublished, { kind: 'changes' }>;
  readonly isRunning: boolean;
  readonly begin: (sentence: string) => void;
  readonly texts: PublishTexts;
}

/** The changed files, and the sentence with which they are published. */
export function PublishForm({ id, unpublished, isRunning, begin, texts }: PublishFormProps) {
  const { files, errors } = unpublished;
  const [typed, setTyped] = useState<string>();
  if (files.length === 0) return isRunning ? null : <p>{texts.nothing}</p>;
  const sentence = typed ?? unpublished.sentence;
  const canPublish = !isRunning && errors === 0 && sentence.trim() !== '';
  return (
    <form
      id={id}
      className="publish-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (canPublish) begin(sentence);
      }}
    >
      <p>{texts.explanation}</p>
      <h3 id={`${id}-files`}>{texts.fileList}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long list scrolls, with a keyboard too. */}
      <ul className="publish-files" aria-labelledby={`${id}-files`} tabIndex={0}>
        {files.map((path) => (
          <li key={path}>{path.replace(/^content\//, '')}</li>
        ))}
      </ul>
      <label htmlFor={`${id}-sentence`}>{texts.sentence}</label>
      <input
        id={`${id}-sentence`}
        aria-describedby={`${id}-help`}
        value={sentence}
        disabled={isRunning}
        onChange={(event) => setTyped(event.target.value)}
      />
      <p id={`${id}-help`} className="publish-help">
        {texts.sentenceHelp}
      </p>
      {errors > 0 && <p className="publish-problem">{texts.errors(errors)}</p>}
      <button type="submit" className="primary" disabled={!canPublish}>
        {texts.publish}
      </button>
    </form>
  );
}
