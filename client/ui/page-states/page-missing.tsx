import { ErrorText } from '../error-text.tsx';
import { LoadingPage } from '../loading-page.tsx';
import { PageBanner } from '../page-banner.tsx';
import { PageHead } from '../page-head.tsx';
import { loadDocument, useDocumentInstead } from './use-document-instead.ts';

type Props = { title: string; failed: string };

/** Stands in the place of a page whose script did not come. */
export function PageMissing({ title, failed }: Props) {
  const coming = useDocumentInstead();
  if (coming) return <LoadingPage>{null}</LoadingPage>;
  return (
    <>
      <PageHead title={title} description={failed} />
      <PageBanner title={title} />
      <div className="wrap section">
        <ErrorText onRetry={loadDocument}>{failed}</ErrorText>
      </div>
    </>
  );
}
