import type { RecordSummary } from '../../../src/domain/editor/edit.ts';
import { grouped } from '../../../src/domain/grouped.ts';
import { findText, t } from '../shown-texts.ts';
import { ViewLink } from '../ViewLink.tsx';

/** Records by kind, each a link to its form. */
export function RecordList({ records }: { readonly records: readonly RecordSummary[] }) {
  return (
    <dl className="kinds">
      {[...grouped(records, ({ kind }) => kind)].map(([kind, ofKind]) => (
        <div key={kind}>
          <dt>{findText(`kinds:${kind}`) ?? kind}</dt>
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
  return (
    <ViewLink
      view={{ kind: 'record', path: record.path }}
      className={record.isHidden ? 'record hidden-record' : 'record'}
    >
      <span>{record.title}</span> {record.isHidden && <span className="count">{t('form:hidden')}</span>}{' '}
      {record.errors > 0 && <span className="count error">{t('form:errors', { count: record.errors })}</span>}{' '}
      {record.warnings > 0 && <span className="count warning">{t('form:warnings', { count: record.warnings })}</span>}
    </ViewLink>
  );
}
