import { memo, type ReactNode, useState } from 'react';

/**
 * Static markup inside an island. It is given at the build; in the browser it is absent, and hydration keeps the
 * existing markup. The object must stay the same between renders, since React would otherwise write the markup again.
 */
export const Slot = memo(function Slot({ html }: { readonly html: string | undefined }): ReactNode {
  const [inner] = useState({ __html: html ?? '' });
  return <div data-slot="" suppressHydrationWarning dangerouslySetInnerHTML={inner} />;
});
