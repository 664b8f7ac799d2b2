import type { ReactNode } from 'react';

/** The topics of an event. */
export function Topics({ topics }: { readonly topics: readonly string[] }): ReactNode {
  return (
    <ul className="tags tags-large">
      {topics.map((topic) => (
        <li key={topic}>{topic}</li>
      ))}
    </ul>
  );
}
