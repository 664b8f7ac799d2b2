import type { ReactNode } from 'react';

/** What an event is about, in a few words each. */
export function Topics({ topics }: { readonly topics: readonly string[] }): ReactNode {
  return (
    <ul className="tags tags-large">
      {topics.map((topic) => (
        <li key={topic}>{topic}</li>
      ))}
    </ul>
  );
}
