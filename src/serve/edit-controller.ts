import type { EditRequests, PictureAnswer } from '../domain/edit.ts';

/** Answers the requests of the editor. Requests without a handler are refused. A `HintedError` is for the person. */
export type EditHandlers = {
  readonly [K in keyof EditRequests]?: (request: EditRequests[K][0]) => Promise<EditRequests[K][1]>;
} & {
  readonly addPicture?: (picture: EditPicture) => Promise<PictureAnswer>;
};

export interface EditPicture {
  readonly folder: string;
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The editor of a server. */
export interface EditController {
  /** The secret without which no request is answered. */
  readonly token: string;
  /** The folder of the site's media files. */
  readonly mediaDir: string;
  readonly handlers: EditHandlers;
}
