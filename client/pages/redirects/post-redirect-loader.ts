import { data, type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { load } from '#client/apollo/load.ts';
import { PostPathQueryDocument } from '#client/gql/graphql.ts';

/**
 * Redirects from the old address of a post to its recipe.
 * @throws 404 where there is no such recipe
 */
export async function postRedirectLoader({ params, context }: LoaderFunctionArgs): Promise<Response> {
  const slug = params.slug?.toLowerCase() ?? '';
  const { recipe } = await load(context, PostPathQueryDocument, { slug });
  if (!recipe) throw data(null, { status: 404 });
  return redirect(recipe.path, 301);
}
