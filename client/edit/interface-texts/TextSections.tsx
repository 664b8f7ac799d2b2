import { type ReactNode, useState } from 'react';
import { grouped } from '../../../src/domain/grouped.ts';
import { findText, t } from '../shown-texts.ts';
import { TextFields, type TextTools } from './TextFields.tsx';
import type { PlacedText } from './texts-on-page.ts';

interface Props {
  readonly texts: readonly PlacedText[];
  readonly tools: TextTools;
}

/** All texts by namespace and group, each folded until it is opened. */
export function AllTexts({ texts, tools }: Props) {
  return [...grouped(texts, ({ namespace }) => namespace)].map(([namespace, own]) => (
    <Folded
      key={namespace}
      className="records"
      title={
        <>
          <h2>
            <NamespaceTitle namespace={namespace} />
          </h2>
          <span className="count">{own.length}</span>
        </>
      }
    >
      {() => <Namespace texts={own} tools={tools} />}
    </Folded>
  ));
}

function Namespace({ texts, tools }: Props) {
  const groups = [...grouped(texts, ({ group }) => group)];
  return (
    <>
      {groups.map(([group, own]) => group === undefined && <Texts key="" texts={own} tools={tools} />)}
      {groups.map(
        ([group, own]) =>
          group !== undefined && (
            <Folded
              key={group}
              className="group"
              title={
                <>
                  <span className="text-group">{group}</span>
                  <span className="count">{own.length}</span>
                </>
              }
            >
              {() => <Texts texts={own} tools={tools} />}
            </Folded>
          ),
      )}
    </>
  );
}

function Texts({ texts, tools }: Props) {
  return (
    <div className="texts-list">
      {texts.map((text) => (
        <TextFields key={text.name} text={text} tools={tools} />
      ))}
    </div>
  );
}

/** Its content is rendered only while it is open. */
function Folded({
  className,
  title,
  children,
}: {
  readonly className: string;
  readonly title: ReactNode;
  readonly children: () => ReactNode;
}) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={className} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen && children()}
    </details>
  );
}

/** So many found texts are shown at first, and more with each click. */
const PAGE_SIZE = 40;

/** The texts that were found, by namespace. */
export function FoundTexts({ texts, tools }: Props) {
  const [count, setCount] = useState(PAGE_SIZE);
  return (
    <>
      {[...grouped(texts.slice(0, count), ({ namespace }) => namespace)].map(([namespace, own]) => (
        <section key={namespace} className="texts-found">
          <h2>
            <NamespaceTitle namespace={namespace} />
          </h2>
          <Texts texts={own} tools={tools} />
        </section>
      ))}
      {texts.length > count && (
        <button type="button" onClick={() => setCount(count + PAGE_SIZE)}>
          {t('texts:more', { count: texts.length - count })}
        </button>
      )}
    </>
  );
}

function NamespaceTitle({ namespace }: { readonly namespace: string }) {
  return findText(`textFiles:${namespace}`) ?? namespace;
}
