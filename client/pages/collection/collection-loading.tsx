import { LoadingPage, Skeleton } from '#client/ui/skeleton.tsx';
import './collection.css';

/** The placeholder of a category or cuisine. */
export function CollectionLoading() {
  return (
    <LoadingPage banner="titled" aside={<SidebarShape />}>
      <Skeleton shape="picture" />
      <Skeleton shape="short" />
      <Skeleton shape="title" />
      <Skeleton shape="line" />
    </LoadingPage>
  );
}

function SidebarShape() {
  return (
    <>
      <Skeleton shape="picture" />
      <Skeleton shape="short" />
      <Skeleton shape="line" />
      <Skeleton shape="line" />
      <Skeleton shape="line" />
    </>
  );
}
