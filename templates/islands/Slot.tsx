import { memo, type ReactNode, useState } from 'react';

/**
 * Static markup inside an island. `html` is passed only at the build. In the browser it is undefined, and hydration
 * leaves the existing markup unchanged. The object must stay the same between renders, since React would write the
 * markup again otherwise.
 */
export const Slot = memo(function Slot({ html }: { readonly html: string | undefined }): ReactNode {
  const [inner] = useState({ __html: html ?? '' });
  return <div data-slot="" suppressHydrationWarning dangerouslySetInnerHTML={inner} />;
});
