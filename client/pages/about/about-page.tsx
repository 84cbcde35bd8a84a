import { paths } from '#client/paths.ts';
import { PageBanner } from '#client/ui/page-banner.tsx';
import { PageHead } from '#client/ui/page-head.tsx';
import { AboutContact } from './about-contact.tsx';
import { aboutLoader } from './about-loader.ts';
import { Founder } from './founder.tsx';
import { FounderRecipes } from './founder-recipes.tsx';
import { Mission } from './mission.tsx';
import { Subjects } from './subjects.tsx';
import './about.css';

export const loaderOf = aboutLoader;

/** Who makes Mesob, what it is about, and what for. */
export function Component() {
  return (
    <>
      <PageHead
        title="About"
        description="Hanna Tesfaye founded Mesob to write down, exactly, the food that is usually taught by hand."
        path={paths.about}
      />
      <PageBanner title="About Mesob" current="About">
        A recipe magazine for people who cook at home and like to know why it works.
      </PageBanner>
      <Founder />
      <Subjects />
      <Mission />
      <FounderRecipes />
      <AboutContact />
    </>
  );
}
