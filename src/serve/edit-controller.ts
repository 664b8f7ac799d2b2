import type { EditService } from '../domain/edit-requests.ts';

/** The editor of a server. */
export interface EditController {
  /** The secret without which no request is answered. */
  readonly token: string;
  /** The folder of the site's media files. */
  readonly mediaDir: string;
  /** Requests without a handler are refused. */
  readonly handlers: Partial<EditService>;
}
