/** Where assistants ask (Model Context Protocol, Streamable HTTP); promised to stay, because people type it into programs. */
export const MCP_PATH = '/mcp';
