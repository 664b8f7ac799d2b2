import type { PublishState } from '../../../src/domain/edit.ts';
import type { PublishTexts } from '../texts/publish.ts';
import { sentence } from './hint-sentence.ts';

interface PublishStatusProps {
  readonly state: PublishState;
  readonly texts: PublishTexts;
}

/** How the publication goes, or what has become of it. Messages of the tool are in English. */
export function PublishStatus({ state, texts }: PublishStatusProps) {
  const { kind, message, hint, conflicts = [] } = state;
  return (
    <>
      <div role="status" className={`publish-status is-${kind}`}>
        {kind !== 'idle' && (
          <>
            <p>
              <strong>{texts[kind]}</strong>
            </p>
            <p lang="en">
              {message} {hint === undefined ? '' : sentence(hint)}
            </p>
          </>
        )}
      </div>
      {conflicts.map(({ path, yours, theirs }) => (
        <section key={path} className="publish-conflict" aria-label={path}>
          <h3>{path.replace(/^content\//, '')}</h3>
          <Version title={texts.yours} text={yours || texts.noText} />
          <Version title={texts.theirs} text={theirs || texts.noText} />
        </section>
      ))}
    </>
  );
}

function Version({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <figure>
      <figcaption>{title}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text scrolls, with a keyboard too. */}
      <pre tabIndex={0}>{text}</pre>
    </figure>
  );
}
