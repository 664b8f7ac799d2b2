import type { ReactNode } from 'react';
import { Arrow, EmptyPortrait, Ornament, Pictogram, TicketPicture } from '#look/parts.tsx';
import type { DevPage as Content } from '../../src/domain/page/page-notices.ts';
import { Link } from '../parts/Link.tsx';
import { T } from '../parts/T.tsx';
import { useText } from '../render/environment.tsx';

const COLOURS = ['linen', 'cloth', 'ink', 'quiet', 'rule', 'weave', 'on-thread', 'thread', 'thread-strong'];
/** Names of small pictures; a look draws those that it has. */
const PICTOGRAMS = [
  'plus',
  'pin',
  'bus',
  'live',
  'stream',
  'workshops',
  'breakfast',
  'lunch',
  'dinner',
  'registration',
];
const LETTERS = 'AaBb Čč Ćć Dd Đđ Šš Žž 0123456789 €';

/** The style guide: colours, type, ornaments, the other parts of a look, and controls on one page. */
export function DevPage({ content }: { readonly content: Content }): ReactNode {
  const t = useText();
  return (
    <>
      <div className="section notice">
        <h1>{t('notices:dev.title')}</h1>
        <p className="lead">{t('notices:dev.text')}</p>
        <p>
          <Link href={content.gridTest}>{t('notices:grid-test.title')}</Link>
        </p>
      </div>
      <Colours content={content} />
      <Type />
      <Ornaments content={content} />
      <Parts />
      <Controls />
    </>
  );
}

function Colours({ content }: { readonly content: Content }): ReactNode {
  const t = useText();
  return (
    <section className="section" aria-labelledby="dev-colours">
      <h2 id="dev-colours">{t('notices:dev.colours')}</h2>
      {content.events.map(({ ident, title }) => (
        <div key={ident} data-event={ident}>
          <h3>
            <T of={title} />
          </h3>
          <ul className="cards dev-colours">
            {COLOURS.map((name) => (
              <li key={name} data-colour={name}>
                <code>--{name}</code>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function Type(): ReactNode {
  const t = useText();
  return (
    <section className="section" aria-labelledby="dev-type">
      <h2 id="dev-type">{t('notices:dev.type')}</h2>
      <h3>{LETTERS}</h3>
      <h4>{LETTERS}</h4>
      <p className="lead">{LETTERS}</p>
      <p>{LETTERS}</p>
      <p className="quiet">{LETTERS}</p>
      <p className="label">{LETTERS}</p>
      <pre>{LETTERS}</pre>
    </section>
  );
}

function Ornaments({ content }: { readonly content: Content }): ReactNode {
  const t = useText();
  const idents = content.events.flatMap(({ ident }) =>
    [ident, ...Array.from({ length: 7 }, (_, index) => `${ident}-${index + 1}`)].map((name) => ({
      event: ident,
      name,
    })),
  );
  return (
    <section className="section" aria-labelledby="dev-ornaments">
      <h2 id="dev-ornaments">{t('notices:dev.ornaments')}</h2>
      <ul className="gallery dev-ornaments">
        {idents.map(({ event, name }) => (
          <li key={name} data-event={event}>
            <Ornament ident={name} />
            <code>{name}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Parts(): ReactNode {
  const t = useText();
  return (
    <section className="section" aria-labelledby="dev-parts">
      <h2 id="dev-parts">{t('notices:dev.parts')}</h2>
      <ul className="gallery dev-ornaments">
        {PICTOGRAMS.map((name) => (
          <li key={name}>
            <Pictogram name={name} />
            <code>{name}</code>
          </li>
        ))}
        {['student', 'regular'].map((name) => (
          <li key={name} className="ticket-stub">
            <TicketPicture name={name} />
            <code>{`TicketPicture ${name}`}</code>
          </li>
        ))}
        <li>
          <span className="portrait portrait-empty">
            <EmptyPortrait slug="loom-ada" name="Ada Loom" />
          </span>
          <code>EmptyPortrait</code>
        </li>
        <li>
          <Arrow />
          <code>Arrow</code>
        </li>
      </ul>
      <ul className="tags">
        <li>{LETTERS}</li>
        <li className="tag-strong">{LETTERS}</li>
      </ul>
      <blockquote>{LETTERS}</blockquote>
      <details>
        <summary>{LETTERS}</summary>
        <p>{LETTERS}</p>
      </details>
    </section>
  );
}

function Controls(): ReactNode {
  const t = useText();
  const label = t('notices:dev.label');
  return (
    <section className="section" aria-labelledby="dev-controls">
      <h2 id="dev-controls">{t('notices:dev.controls')}</h2>
      <p className="buttons">
        {['button', 'button button-hollow', 'button button-wide'].map((name) => (
          <button key={name} type="button" className={name}>
            {label}
          </button>
        ))}
      </p>
      <form className="form">
        {(['text', 'email', 'number', 'date'] as const).map((type) => (
          <p key={type} className="field">
            <label htmlFor={`dev-${type}`}>
              {label}, <code>{type}</code>
            </label>
            <input id={`dev-${type}`} type={type} name={type} />
          </p>
        ))}
        <p className="field">
          <label htmlFor="dev-area">{label}</label>
          <textarea id="dev-area" name="area" rows={4} />
        </p>
        <p className="field">
          <label htmlFor="dev-select">{label}</label>
          <select id="dev-select" name="select">
            <option>{label}</option>
          </select>
        </p>
        <p>
          <label>
            <input type="checkbox" name="check" /> {label}
          </label>{' '}
          <label>
            <input type="radio" name="radio" /> {label}
          </label>
        </p>
        <button type="submit" className="button" disabled>
          {label}
        </button>
      </form>
    </section>
  );
}
