import type { RecordSummary } from '../../../src/domain/editor/edit.ts';
import { grouped } from '../../../src/domain/grouped.ts';
import { useEditor } from '../editor-context.ts';
import { ViewLink } from '../ViewLink.tsx';

/** Records by kind, each a link to its form. */
export function RecordList({ records }: { readonly records: readonly RecordSummary[] }) {
  const { texts } = useEditor();
  return (
    <dl className="kinds">
      {[...grouped(records, ({ kind }) => kind)].map(([kind, ofKind]) => (
        <div key={kind}>
          <dt>{texts.kinds[kind] ?? kind}</dt>
          <dd>
            <ul>
              {ofKind.map((record) => (
                <li key={record.path}>
                  <RecordLink record={record} />
                </li>
              ))}
            </ul>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function RecordLink({ record }: { readonly record: RecordSummary }) {
  const { texts } = useEditor();
  return (
    <ViewLink
      view={{ kind: 'record', path: record.path }}
      className={record.isHidden ? 'record hidden-record' : 'record'}
    >
      <span>{record.title}</span> {record.isHidden && <span className="count">{texts.hidden}</span>}{' '}
      {record.errors > 0 && <span className="count error">{texts.errors(record.errors)}</span>}{' '}
      {record.warnings > 0 && <span className="count warning">{texts.warnings(record.warnings)}</span>}
    </ViewLink>
  );
}
