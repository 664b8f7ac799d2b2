import { useState } from 'react';
import type { Board, BoardPlace } from '../../../src/domain/editor/edit-board.ts';
import { ask } from '../edit-api.ts';
import { useEditor } from '../editor-context.ts';
import { Failure } from '../Failure.tsx';
import { t } from '../shown-texts.ts';
import { AnnounceDialog } from './AnnounceDialog.tsx';

/** Announces a change of an edition whose board is not shown. */
export function AnnounceButton(place: BoardPlace) {
  const { changed, announce, reloadSite } = useEditor();
  const [board, setBoard] = useState<Board>();
  const [error, setError] = useState<unknown>();
  const open = (): void => {
    setError(undefined);
    const { event, year } = place;
    ask('board', { event, year }).then(setBoard, setError);
  };
  return (
    <>
      <button type="button" onClick={open}>
        {t('announce:open')}
      </button>
      {error !== undefined && <Failure error={error} />}
      {board !== undefined && (
        <AnnounceDialog
          {...place}
          board={board}
          onCancel={() => setBoard(undefined)}
          onDone={(answer) => {
            setBoard(undefined);
            changed(answer.board.history);
            reloadSite();
            announce(t('announce:announced'));
          }}
        />
      )}
    </>
  );
}
