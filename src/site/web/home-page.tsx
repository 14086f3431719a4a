export default function HomePage() {
  return <h1 className="p-4 text-28">Quai</h1>
}
