import { useEffect, useState } from 'react';
import type { RecordGroup } from '../../../src/domain/editor/edit.ts';
import { AnnounceButton } from '../announce/AnnounceButton.tsx';
import { useEditor } from '../editor-context.ts';
import { findText, t } from '../shown-texts.ts';
import { ViewLink } from '../ViewLink.tsx';
import { ViewTitle } from '../ViewTitle.tsx';
import { filteredGroups, isFiltered, kindsOf, type RecordFilter } from './filter-records.ts';
import { NewRecords } from './NewRecords.tsx';
import { RecordList } from './RecordList.tsx';

/** All records of the site by groups, with a search. */
export function RecordsView() {
  const { site, reloadSite } = useEditor();
  const [filter, setFilter] = useState<RecordFilter>({ words: '', kind: '' });
  useEffect(reloadSite, [reloadSite]);
  const groups = filteredGroups(site.groups, filter);
  const newest = Math.max(...site.groups.map(({ year = 0 }) => year));
  const count = groups.reduce((sum, { records }) => sum + records.length, 0);
  return (
    <>
      <ViewTitle title={t('form:records')} />
      <Filter filter={filter} kinds={kindsOf(site.groups)} onChange={setFilter} />
      <p className="found" role="status">
        {isFiltered(filter) && (count === 0 ? t('form:nothingFound') : t('form:found', { count }))}
      </p>
      {groups.map((group, index) => (
        <Group
          key={group.title}
          group={group}
          isOpen={index === 0 || group.year === undefined || group.year === newest}
          isWhole={!isFiltered(filter)}
        />
      ))}
    </>
  );
}

function Filter({
  filter,
  kinds,
  onChange,
}: {
  readonly filter: RecordFilter;
  readonly kinds: readonly string[];
  readonly onChange: (filter: RecordFilter) => void;
}) {
  return (
    <search className="filter">
      <label>
        {t('form:search')}
        <input
          type="search"
          autoComplete="off"
          value={filter.words}
          onChange={(event) => onChange({ ...filter, words: event.target.value })}
        />
      </label>
      <label>
        {t('form:kind')}
        <select value={filter.kind} onChange={(event) => onChange({ ...filter, kind: event.target.value })}>
          <option value="">{t('form:allKinds')}</option>
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {findText(`kinds:${kind}`) ?? kind}
            </option>
          ))}
        </select>
      </label>
    </search>
  );
}

/** A group, which can be folded. A search opens all. */
function Group({
  group,
  isOpen,
  isWhole,
}: {
  readonly group: RecordGroup;
  readonly isOpen: boolean;
  readonly isWhole: boolean;
}) {
  const [isUnfolded, setIsUnfolded] = useState(isOpen);
  const { event, year } = group;
  return (
    <details
      className="records"
      open={isUnfolded || !isWhole}
      onToggle={({ currentTarget }) => isWhole && setIsUnfolded(currentTarget.open)}
    >
      <summary>
        {/* Titles of events and editions are content. */}
        <h2>{event === undefined ? findText('kinds:site') : group.title}</h2>
        <Counts group={group} />
      </summary>
      {isWhole && (
        <div className="group-tools">
          {group.hasBoard && event !== undefined && year !== undefined && (
            <ViewLink className="button" view={{ kind: 'board', event, year }}>
              {t('form:board')}
              {/* Each edition has this link. */}
              <span className="unseen"> {group.title}</span>
            </ViewLink>
          )}
          {group.hasBoard && event !== undefined && year !== undefined && <AnnounceButton event={event} year={year} />}
          <NewRecords group={group} />
        </div>
      )}
      <RecordList records={group.records} />
    </details>
  );
}

function Counts({ group: { records } }: { readonly group: RecordGroup }) {
  const errors = records.reduce((sum, record) => sum + record.errors, 0);
  const warnings = records.reduce((sum, record) => sum + record.warnings, 0);
  return (
    <span className="counts">
      <span className="count">
        <span aria-hidden="true">{records.length}</span>
        <span className="unseen">{t('form:entries', { count: records.length })}</span>
      </span>
      {errors > 0 && <span className="count error">{t('form:errors', { count: errors })}</span>}
      {warnings > 0 && <span className="count warning">{t('form:warnings', { count: warnings })}</span>}
    </span>
  );
}
