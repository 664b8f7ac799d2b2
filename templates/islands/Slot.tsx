import { memo, type ReactNode, useState } from 'react';

/**
 * Static markup inside an island. The build puts `html` there; in the browser it is absent, and hydration keeps what
 * it finds. The object stays the same between renders, since React writes the markup anew whenever it changes.
 */
export const Slot = memo(function Slot({ html }: { readonly html: string | undefined }): ReactNode {
  const [inner] = useState({ __html: html ?? '' });
  return <div data-slot="" suppressHydrationWarning dangerouslySetInnerHTML={inner} />;
});
