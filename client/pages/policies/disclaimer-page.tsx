import { paths } from '#client/paths.ts';
import { Link, MailLink } from '#client/ui/link.tsx';
import { office } from '#schema/rules/office.ts';
import type { Policy } from './policy-view.tsx';
import { PolicyView } from './policy-view.tsx';

const policy: Policy = {
  title: 'Disclaimer',
  path: paths.disclaimer,
  description: 'Allergies, nutrition estimates and food safety at Mesob, and how paid links and posts are marked.',
  summary:
    'Recipes are written for healthy adults with ordinary kitchens. Read labels if you have an allergy, use a thermometer where safety depends on it, and take our nutrition figures as estimates. If money is involved in a page, the page says so.',
  sections: [
    {
      id: 'general',
      title: 'General information',
      body: (
        <p>
          Mesob publishes recipes and articles about cooking for information. We work carefully and correct what readers
          report, but we cannot promise that every page is free of mistakes or suits your case. What you do with it is
          your own decision.
        </p>
      ),
    },
    {
      id: 'results',
      title: 'Recipes and results',
      body: (
        <p>
          Times and amounts come from home kitchens. Yours has another stove, other pans and other flour, so trust the
          signs that a recipe describes, such as color, smell and texture, more than its minutes. Most dishes are drawn,
          not photographed: a drawing shows what goes into a dish and how it is served, and yours will look different.
        </p>
      ),
    },
    {
      id: 'allergies',
      title: 'Allergies and diets',
      body: (
        <>
          <p>
            Labels such as “gluten free” or “nut free” describe the ingredients as we list them. They say nothing about
            the brand you buy or the board it is cut on. Spice blends, stock cubes, soy sauce, chocolate and teff flour
            in particular often contain, or are packed next to, wheat, nuts, milk, soy, sesame or celery.
          </p>
          <p>
            If you or a guest has an allergy, celiac disease or an intolerance, check every label, every time, and leave
            out what you are not sure of. Swaps that readers suggest in comments have not been checked by us.
          </p>
        </>
      ),
    },
    {
      id: 'nutrition',
      title: 'Nutrition estimates',
      body: (
        <p>
          The nutrition facts of a recipe are estimates for one serving, worked out from its ingredient list with
          average values. Brands, cuts, swaps and the size of your spoon can move them by a fifth or more. Do not dose
          medicine, such as insulin, by them.
        </p>
      ),
    },
    {
      id: 'food-safety',
      title: 'Food safety',
      body: (
        <>
          <p>
            Follow the food-safety rules of your country. The safe minimum temperatures at the center, as the US
            Department of Agriculture gives them, are:
          </p>
          <ul>
            <li>165 °F (74 °C) for poultry, stuffing, casseroles and anything reheated;</li>
            <li>160 °F (71 °C) for ground meat and for dishes with egg;</li>
            <li>
              145 °F (63 °C) for fish, and for whole cuts of beef, pork, veal and lamb, with three minutes of rest.
            </li>
          </ul>
          <p>
            Put leftovers in the refrigerator within two hours, or within one hour in great heat. Some recipes use raw
            or lightly cooked egg, fermented batter or rare meat. They are not for pregnant women, small children, older
            people, or people with a weak immune system.
          </p>
        </>
      ),
    },
    {
      id: 'health',
      title: 'Not medical advice',
      body: (
        <p>
          When we write that a dish is light, or what a spice is traditionally taken for, that is about food. It is not
          medical or dietary advice. Before you change what you eat because of an illness, a pregnancy or a medicine,
          speak with your doctor or a registered dietitian.
        </p>
      ),
    },
    {
      id: 'affiliate-links',
      title: 'Affiliate links',
      body: (
        <>
          <p>
            Some links to shops, for instance to a pan or a spice blend, may be affiliate links: if you buy something
            after following one, the shop pays us a commission, and your price stays the same. Every such link has the
            words “affiliate link” next to it.
          </p>
          <p>
            We recommend only what we have cooked with, and no commission decides what a recipe asks for. A recipe never
            needs a product that only one shop sells.
          </p>
        </>
      ),
    },
    {
      id: 'sponsored-content',
      title: 'Sponsored content',
      body: (
        <>
          <p>
            If a company pays for a post, or gives us goods or travel for it, the post says “Sponsored by” with the
            company’s name above its first line. Sponsors may check facts about their product. They do not see, change
            or approve what we think of it.
          </p>
          <p>
            Ratings and comments are never for sale, and no sponsor’s recipe is placed among the featured ones for
            money. This follows the endorsement guides of the US Federal Trade Commission.
          </p>
        </>
      ),
    },
    {
      id: 'other-sites',
      title: 'Other sites and readers’ comments',
      body: (
        <p>
          We are not responsible for the content of sites that we link to, nor for what readers write in comments. If
          something is wrong or harmful, tell us and we will look into it. The{' '}
          <Link to={paths.termsOfService}>Terms of Service</Link> say what may be posted.
        </p>
      ),
    },
    {
      id: 'contact',
      title: 'Contact',
      body: (
        <p>
          If you found a mistake, in a recipe or on this page, write to <MailLink to={office.supportEmail} />. A mistake
          that could hurt a reader is corrected the same day we learn of it.
        </p>
      ),
    },
  ],
};

export function Component() {
  return <PolicyView policy={policy} />;
}
