/** Tag that marks documents for Relay's compiler. Nothing executes them. */
const graphql = String.raw;

// One page of each connection that readers and members use, in Relay's pagination. `npm run check` compiles them.

export const page = graphql`
  query documentsQuery {
    ...documents_lists
    recipe(slug: "gomen") {
      ...documents_recipe
    }
    author(slug: "hanna-tesfaye") {
      ...documents_author
    }
    viewer {
      ...documents_viewer
    }
    node(id: "UmVjaXBlOmdvbWVu") {
      id
      ... on Recipe {
        title
      }
    }
  }
`;

export const lists = graphql`
  fragment documents_lists on Query
  @refetchable(queryName: "documentsListsQuery")
  @argumentDefinitions(count: { type: "Int", defaultValue: 3 }, cursor: { type: "String" }) {
    recipes(first: $count, after: $cursor) @connection(key: "documents_lists_recipes") {
      edges {
        node {
          title
        }
      }
    }
  }
`;

export const recipe = graphql`
  fragment documents_recipe on Recipe {
    reviews(first: 3) @connection(key: "documents_recipe_reviews") {
      edges {
        node {
          message
        }
      }
    }
    questions(first: 3) @connection(key: "documents_recipe_questions") {
      edges {
        node {
          text
        }
      }
    }
  }
`;

export const author = graphql`
  fragment documents_author on Author
  @refetchable(queryName: "documentsAuthorQuery")
  @argumentDefinitions(count: { type: "Int", defaultValue: 3 }, cursor: { type: "String" }) {
    recipes(first: $count, after: $cursor) @connection(key: "documents_author_recipes") {
      edges {
        node {
          title
        }
      }
    }
  }
`;

export const viewer = graphql`
  fragment documents_viewer on Viewer {
    reviews(first: 3) @connection(key: "documents_viewer_reviews") {
      edges {
        node {
          message
        }
      }
    }
    notes(first: 3) @connection(key: "documents_viewer_notes") {
      edges {
        node {
          text
        }
      }
    }
    saved(first: 3) @connection(key: "documents_viewer_saved") {
      edges {
        node {
          recipe {
            title
          }
        }
      }
    }
  }
`;
