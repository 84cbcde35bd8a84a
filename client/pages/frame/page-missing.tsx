import { ErrorText } from '#client/ui/error-text.tsx';
import { LoadingPage } from '#client/ui/loading-page.tsx';
import { PageBanner } from '#client/ui/page-banner.tsx';
import { PageHead } from '#client/ui/page-head.tsx';
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
