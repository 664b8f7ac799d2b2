import { useId } from 'react';
import { LabelledInput } from '../LabelledInput.tsx';
import { t } from '../shown-texts.ts';

interface PublishFieldsProps {
  readonly files: readonly string[];
  readonly errors: number;
  readonly isRunning: boolean;
  readonly sentence: string;
  readonly type: (sentence: string) => void;
}

/** The changed files, and the sentence with which they are published. */
export function PublishFields({ files, errors, isRunning, sentence, type }: PublishFieldsProps) {
  const id = useId();
  if (files.length === 0) return isRunning ? null : <p>{t('publish:nothing')}.</p>;
  return (
    <>
      <p>{t('publish:explanation')}</p>
      <h3 id={id}>{t('publish:fileList')}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long list scrolls, with a keyboard too. */}
      <ul className="publish-files" aria-labelledby={id} tabIndex={0}>
        {files.map((path) => (
          <li key={path}>{path.replace(/^content\//, '')}</li>
        ))}
      </ul>
      <LabelledInput
        label={t('publish:sentence')}
        help={t('publish:sentenceHelp')}
        value={sentence}
        change={type}
        readOnly={isRunning}
      />
      {errors > 0 && <p className="publish-problem">{t('publish:errors', { count: errors })}</p>}
    </>
  );
}
