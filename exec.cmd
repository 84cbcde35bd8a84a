@rem On Windows, runs the command after "exec" in package.json, which cmd lacks.
@%*
